import { useEffect, useRef, useState } from 'react'

import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

type SearchInputProps = {
  value: string
  /** Called 300 ms after the last keystroke, and at once on Enter or when emptied. */
  onSearch: (q: string) => void
  label?: string
  placeholder?: string
}

export const SearchInput = ({
  value,
  onSearch,
  label,
  placeholder,
}: SearchInputProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  // The URL changed elsewhere: by the Back button or by clearing the filters.
  useEffect(() => setText(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (q: string, delay: number) => {
    clearTimeout(timer.current)
    setText(q)
    timer.current = setTimeout(() => onSearch(q.trim()), delay)
  }

  return (
    <label className="input w-full sm:max-w-72">
      <Search className="text-muted size-4 shrink-0" aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label ?? t('table.search')}
        placeholder={placeholder ?? t('table.search')}
        value={text}
        onChange={(event) =>
          search(
            event.target.value,
            event.target.value ? SEARCH_DEBOUNCE_MS : 0
          )
        }
        onKeyDown={(event) => event.key === 'Enter' && search(text, 0)}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={t('table.clearSearch')}
          onClick={() => search('', 0)}
          className="text-muted hover:text-base-content -mr-1 cursor-pointer rounded p-1"
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </label>
  )
}

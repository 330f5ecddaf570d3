import { forwardRef, type ComponentPropsWithoutRef } from 'react'

import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type SearchFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'onChange'> & {
  /** The list that the field leads, and its option in use. */
  listId: string
  activeId: string
  isOpen: boolean
  value: string
  onType: (typed: string) => void
}

/** The input of a combobox, with a button that empties it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  ({ listId, activeId, isOpen, value, onType, ...input }, ref) => {
    const { t } = useTranslation()
    return (
      <label className="input w-full">
        <Search className="text-muted size-4 shrink-0" aria-hidden />
        <input
          {...input}
          ref={ref}
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={(isOpen && activeId) || undefined}
          placeholder={t('table.search')}
          value={value}
          onChange={({ target }) => onType(target.value)}
          className="min-w-0 flex-1"
        />
        {value && (
          <button
            type="button"
            aria-label={t('table.clearSearch')}
            onClick={({ currentTarget }) => {
              currentTarget.closest('label')?.control?.focus()
              onType('')
            }}
            className="text-muted hover:text-base-content -mr-1 cursor-pointer rounded p-1"
          >
            <X className="size-4" aria-hidden />
          </button>
        )}
      </label>
    )
  }
)

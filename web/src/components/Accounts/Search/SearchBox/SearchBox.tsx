import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'

import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSearchUrl } from 'src/components/Accounts/Search/useSearchUrl'
import { Button } from 'src/components/ui/Button/Button'

import { nextOption, useSlashKey } from './searchKeys'

import { SEARCH_DEBOUNCE_MS } from '$api/src/shared/constants'

const loadPanel = () =>
  import('src/components/Accounts/Search/SearchPanel/SearchPanel')
const SearchPanel = lazy(loadPanel)

const LIST_ID = 'search-results'

type SearchBoxProps = {
  /** The top bar holds a menu as well, which leaves no room for the box on small laptops. */
  isBesideMenu: boolean
}

/** The top bar's search; what it finds is fetched once it is focused. */
export const SearchBox = ({ isBesideMenu }: SearchBoxProps) => {
  const { t } = useTranslation()
  const { pathname, query, setQuery } = useSearchUrl()
  const [text, setText] = useState(query)
  const [isOpen, setIsOpen] = useState(false)
  /** On phones: in the place of the top bar. */
  const [isOverBar, setIsOverBar] = useState(false)
  const [activeId, setActiveId] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const sent = useRef(query)

  const close = () => {
    setIsOpen(false)
    setIsOverBar(false)
    setActiveId('')
  }

  useEffect(close, [pathname])
  useEffect(() => () => clearTimeout(timer.current), [pathname])
  useEffect(() => setActiveId(''), [query])
  // The address changed elsewhere: a page was opened, or Back pressed.
  useEffect(() => {
    if (query !== sent.current) setText(query)
    sent.current = query
  }, [query])
  useEffect(() => {
    if (isOverBar) input.current?.focus()
  }, [isOverBar])
  useEffect(() => {
    if (!isOpen && !isOverBar) return
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, isOverBar])

  const showInput = () => {
    if (input.current?.offsetParent) input.current.focus()
    else setIsOverBar(true)
  }
  useSlashKey(showInput)

  const search = (typed: string, delay: number) => {
    clearTimeout(timer.current)
    setText(typed)
    timer.current = setTimeout(() => {
      sent.current = typed.trim()
      setQuery(typed)
    }, delay)
  }
  const onType = (typed: string) => {
    setIsOpen(typed.trim() !== '')
    search(typed, typed.trim() ? SEARCH_DEBOUNCE_MS : 0)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      if (isOverBar) icon.current?.focus()
      close()
    } else if (event.key === 'Enter') {
      const active = activeId && document.getElementById(activeId)
      if (active) active.click()
      else search(text, 0)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(text.trim() !== '')
      setActiveId(
        nextOption(LIST_ID, activeId, event.key === 'ArrowDown' ? 1 : -1)
      )
    }
  }

  const shown = isBesideMenu ? 'md:max-lg:block xl:block' : 'md:block'
  const iconShown = isBesideMenu ? 'md:max-lg:hidden xl:hidden' : 'md:hidden'
  return (
    <>
      <Button
        ref={icon}
        look="ghost"
        iconOnly
        icon={Search}
        className={iconShown}
        aria-expanded={isOverBar}
        onPointerEnter={loadPanel}
        onClick={() => setIsOverBar(true)}
      >
        {t('search.label')}
      </Button>
      <div
        ref={box}
        role="search"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
        className={
          isOverBar
            ? 'bg-base-100 fixed inset-x-0 top-0 z-40 flex h-16 items-center gap-2 px-4'
            : `relative hidden w-52 2xl:w-64 ${shown}`
        }
      >
        <label className="input w-full">
          <Search className="text-muted size-4 shrink-0" aria-hidden />
          <input
            ref={input}
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={LIST_ID}
            aria-activedescendant={(isOpen && activeId) || undefined}
            placeholder={t('table.search')}
            value={text}
            onPointerEnter={loadPanel}
            onFocus={() => {
              void loadPanel()
              setIsOpen(text.trim() !== '')
            }}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
            className="min-w-0"
          />
          {text && (
            <button
              type="button"
              aria-label={t('table.clearSearch')}
              onClick={() => {
                input.current?.focus()
                onType('')
              }}
              className="text-muted hover:text-base-content -mr-1 cursor-pointer rounded p-1"
            >
              <X className="size-4" aria-hidden />
            </button>
          )}
        </label>
        {isOverBar && (
          <Button look="ghost" onClick={close} className="px-2">
            {t('action.close')}
          </Button>
        )}
        {isOpen && (
          <Suspense fallback={null}>
            <SearchPanel
              listId={LIST_ID}
              activeId={activeId}
              isOverBar={isOverBar}
              isTyping={text.trim() !== query}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

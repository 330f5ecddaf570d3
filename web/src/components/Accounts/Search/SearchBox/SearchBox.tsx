import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'

import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { searchPlace } from 'src/components/Accounts/Search/searchPlace'
import { Button } from 'src/components/ui/Button/Button'

import { SearchField } from './SearchField'
import { nextOption, useOutsidePress } from './searchKeys'
import { useSearchText } from './useSearchText'

const loadPanel = () =>
  import('src/components/Accounts/Search/SearchPanel/SearchPanel')
const SearchPanel = lazy(loadPanel)

const LIST_ID = 'search-results'

type SearchBoxProps = {
  isBesideMenu: boolean
  /** How often it was asked for by its place or `/`; each time it takes the focus. */
  asked: number
}

/** The top bar's search; what it finds is fetched once it is focused. */
export const SearchBox = ({ isBesideMenu, asked }: SearchBoxProps) => {
  const { t } = useTranslation()
  const { pathname, query, text, hasText, type, askNow } = useSearchText()
  const [isOpen, setIsOpen] = useState(false)
  /** On phones: in the place of the top bar. */
  const [isOverBar, setIsOverBar] = useState(false)
  const [activeId, setActiveId] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLButtonElement>(null)

  const close = () => {
    setIsOpen(false)
    setIsOverBar(false)
    setActiveId('')
  }
  useEffect(close, [pathname])
  useEffect(() => setActiveId(''), [query])
  useEffect(() => {
    if (isOverBar) input.current?.focus()
  }, [isOverBar])
  useOutsidePress(box, isOpen || isOverBar, close)
  useEffect(() => {
    if (asked === 0) return
    if (input.current?.offsetParent) input.current.focus()
    else setIsOverBar(true)
  }, [asked])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') {
      event.preventDefault()
      if (isOverBar) icon.current?.focus()
      close()
    } else if (key === 'Enter') {
      const active = activeId && document.getElementById(activeId)
      if (active) active.click()
      else askNow()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(hasText)
      setActiveId(nextOption(LIST_ID, activeId, key === 'ArrowDown' ? 1 : -1))
    }
  }

  const place = searchPlace(isBesideMenu)
  return (
    <>
      <Button
        ref={icon}
        look="ghost"
        iconOnly
        icon={Search}
        className={place.icon}
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
            : `relative ${place.box}`
        }
      >
        <SearchField
          ref={input}
          listId={LIST_ID}
          activeId={activeId}
          isOpen={isOpen}
          value={text}
          onType={(typed) => {
            setIsOpen(typed.trim() !== '')
            type(typed)
          }}
          onPointerEnter={loadPanel}
          onFocus={() => {
            void loadPanel()
            setIsOpen(hasText)
          }}
          onKeyDown={onKeyDown}
        />
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

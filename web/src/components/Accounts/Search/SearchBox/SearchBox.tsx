import { Suspense, useRef, useState } from 'react'

import { Search, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { menuPlaceOf } from 'src/components/access/menu'
import { withoutTools } from 'src/components/access/withoutTools'
import { Button } from 'src/components/ui/control/Button/Button'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'
import { text as textParam } from 'src/hooks/browser/urlValues'
import { useUrlValues } from 'src/hooks/browser/useUrlValues'
import { lazyPart } from 'src/lib/loading/lazyPart'

import { useSlashKey } from './useSlashKey'

const loadPanel = () =>
  import('src/components/Accounts/Search/SearchPanel/SearchPanel')
const SearchPanel = lazyPart(loadPanel)

const LIST_ID = 'search-results'

/** The search field of the top bar, usable at once. Its behaviour loads on the first focus. */
export const SearchBox = () => {
  const { t } = useTranslation()
  const role = useCurrentRole().name ?? ''
  const { query } = useUrlValues({ query: textParam })
  /** The typed text; undefined while the text comes from the URL. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  /** Whether the field is shown in place of the top bar, on phones. */
  const [isOverBar, setIsOverBar] = useState(false)
  const [activeId, setActiveId] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLButtonElement>(null)
  const isHidden = !role || withoutTools.includes(role)

  // Renders the field synchronously, because phones show the keyboard only if the field gets the focus during the tap.
  const onWanted = () => {
    if (!field.current?.offsetParent) flushSync(() => setIsOverBar(true))
    field.current?.focus()
  }
  // For staff, the key opens the command bar.
  useSlashKey(onWanted, !isHidden && menuPlaceOf(role) === 'top')
  if (isHidden) return null

  const text = typed ?? query ?? ''
  const onType = (value: string) => {
    setTyped(value)
    setIsWanted(true)
    setIsOpen(value.trim() !== '')
  }
  const onFocus = () => {
    setIsWanted(true)
    setIsOpen(text.trim() !== '')
  }
  // A menu beside the field leaves little room on small laptops.
  const [boxPlace, iconPlace] =
    menuPlaceOf(role) === 'top'
      ? ['md:max-lg:block xl:block', 'md:max-lg:hidden xl:hidden']
      : ['md:block', 'md:hidden']
  return (
    <>
      <Button
        ref={icon}
        look="ghost"
        iconOnly
        icon={Search}
        className={iconPlace}
        aria-expanded={isOverBar}
        onPointerEnter={loadPanel}
        onClick={onWanted}
      >
        {t('search.label')}
      </Button>
      <div
        ref={frame}
        role="search"
        className={
          isOverBar
            ? 'bg-base-100 fixed inset-x-0 top-0 z-40 flex h-16 items-center gap-2 px-4'
            : `relative hidden w-52 2xl:w-64 ${boxPlace}`
        }
      >
        <label className="input w-full">
          <Search className="text-muted size-4 shrink-0" aria-hidden />
          <input
            ref={field}
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
            onFocus={onFocus}
            onChange={({ target }) => onType(target.value)}
            className="min-w-0 flex-1"
          />
          {text && (
            <button
              type="button"
              aria-label={t('table.clearSearch')}
              onClick={() => {
                field.current?.focus()
                onType('')
              }}
              className="text-muted hover:text-base-content -mr-1 cursor-pointer rounded p-1"
            >
              <X className="size-4" aria-hidden />
            </button>
          )}
        </label>
        {isWanted && (
          <Suspense fallback={null}>
            <SearchPanel
              listId={LIST_ID}
              frame={frame}
              field={field}
              icon={icon}
              state={{ text, typed, isOpen, isOverBar, activeId }}
              setTyped={setTyped}
              setIsOpen={setIsOpen}
              setIsOverBar={setIsOverBar}
              setActiveId={setActiveId}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import * as Radix from '@radix-ui/react-dialog'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { nextOption } from 'src/components/Accounts/Search/nextOption'
import StaffHitsCell from 'src/components/Accounts/staff/CommandBar/StaffHitsCell'
import { useDebounced } from 'src/hooks/browser/useDebounced'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'

import { afterAction } from './afterAction'
import { CommandOption, OptionGroup } from './CommandOption'
import { focusNextHeading, headingNow } from './focusNextHeading'
import { useCommands } from './useCommands'

import { isSearchable } from '$api/src/shared/text/searchText'

const LIST_ID = 'commands'

/**
 * Finds people, payments, contents, pages and actions. The first option is chosen by Enter until the arrow keys choose
 * another one.
 */
const CommandBar = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState('')
  const text = typed.trim().replace(/\s+/g, ' ')
  // Actions of staff on a person come with the person.
  const query = useDebounced(
    afterAction(
      text,
      (['recordPayment', 'refund', 'payments', 'newLesson'] as const).map(
        (action) => t(`command.${action}`, { name: '' }).trim()
      )
    )
  )
  const commands = useCommands(typed)

  // An option was chosen.
  const place = useRef(pathname + search)
  const [heading] = useState(headingNow)
  const close = useLatestRef(onClose)
  useEffect(() => {
    if (place.current !== pathname + search) close.current()
  }, [pathname, search, close])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setActiveId(nextOption(LIST_ID, activeId, key === 'ArrowDown' ? 1 : -1))
    } else if (key === 'Enter') {
      event.preventDefault()
      const chosen = activeId || nextOption(LIST_ID, '', 1)
      document.getElementById(chosen)?.click()
    }
  }
  const isSearching = isSearchable(query)
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="animate-enter fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (
              place.current ===
              window.location.pathname + window.location.search
            )
              return
            event.preventDefault()
            focusNextHeading(heading)
          }}
          className="panel shadow-float animate-rise fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-2xl flex-col outline-none sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Radix.Title className="sr-only">{t('command.title')}</Radix.Title>
          <div className="border-base-300 flex items-center gap-3 border-b px-4">
            <Search className="text-muted size-5 shrink-0" aria-hidden />
            <input
              role="combobox"
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              aria-label={t('command.title')}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded
              aria-controls={LIST_ID}
              aria-activedescendant={activeId || undefined}
              placeholder={t('command.placeholder')}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setActiveId('')
              }}
              onKeyDown={onKeyDown}
              className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
            />
            <Radix.Close className="btn btn-ghost btn-sm text-muted -mr-2">
              {t('common:action.close')}
            </Radix.Close>
          </div>
          <div
            id={LIST_ID}
            role="listbox"
            aria-label={t('command.title')}
            className="min-h-24 space-y-3 overflow-y-auto p-2"
          >
            {commands.length > 0 && (
              <OptionGroup label={t('command.goTo')}>
                {commands.map(({ to, label, hint, icon }) => (
                  <CommandOption
                    key={to}
                    id={`${LIST_ID}-${to}`}
                    to={to}
                    icon={icon}
                    title={label}
                    detail={hint}
                    isActive={activeId === `${LIST_ID}-${to}`}
                  />
                ))}
              </OptionGroup>
            )}
            {isSearching && (
              <StaffHitsCell
                query={query}
                listId={LIST_ID}
                activeId={activeId}
                isAlone={commands.length === 0}
                isTyping={!text.endsWith(query)}
              />
            )}
          </div>
          <p className="border-base-300 text-muted border-t px-4 py-2 text-sm max-sm:hidden">
            {t('command.keys')}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export default CommandBar

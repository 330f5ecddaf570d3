import { Suspense, useState } from 'react'

import type { RefetchQueriesInclude } from '@apollo/client'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { lazyPart } from 'src/lib/loading/lazyPart'

import {
  isCall,
  type Absent,
  type Action,
  type ActionName,
  type ReasonedAction,
  type TextValues,
  type WordsPlace,
} from './action'
import { useRun } from './useRun'

// Its form is large, and most actions ask for no reason.
const ReasonDialog = lazyPart(() => import('./ReasonDialog'))

type ActionsProps<Place extends WordsPlace> = {
  /** The namespace and group of the actions' texts. */
  words: Place
  /** Values for the placeholders of all texts, for example the name of the record. */
  of?: TextValues
  actions: readonly (Action<ActionName<Place>> | Absent)[]
  /** Runs before each action; false stops it. */
  before?: () => Promise<boolean>
  /** Queries to reload after each action: documents or names. */
  refetch?: RefetchQueriesInclude
  size?: 'sm'
  /** The label of the menu with the rare actions. */
  more?: string
  /** Wraps the buttons in an element with these classes. */
  className?: string
}

/**
 * The actions on a record as buttons, the rare ones in a menu. An action may ask for confirmation or for a reason first;
 * its button is busy while it runs, and a toast tells how it ended.
 */
export const Actions = <Place extends WordsPlace>({
  words,
  of,
  actions,
  before,
  refetch,
  size,
  more,
  className,
}: ActionsProps<Place>) => {
  const { t } = useTranslation()
  const { confirm, confirmDialog } = useConfirm()
  const { run, wordsOf } = useRun(words, of, refetch)
  const [openName, setOpenName] = useState<string>()
  const [running, setRunning] = useState<string>()
  const offered = actions.filter((action) => !!action)
  const rare = offered.filter(({ isRare }) => isRare)
  const opened = offered.find(({ name }) => name === openName)
  const onClose = () => setOpenName(undefined)

  const onSelect = async (action: Action) => {
    if (running !== undefined) return
    if (!('does' in action) || action.asks === 'reason')
      return setOpenName(action.name)
    const { isDangerous, does } = action
    const { title, text, submit, keep } = wordsOf(action)
    const question = { title, text, confirmLabel: submit, cancelLabel: keep }
    if (action.asks && !(await confirm({ ...question, isDangerous }))) return
    setRunning(action.name)
    try {
      if (before && !(await before())) return
      const wanted = typeof does === 'function' ? await does() : does
      if (isCall(wanted)) await run({ ...action, does: wanted })
    } finally {
      setRunning(undefined)
    }
  }

  if (offered.length === 0) return null
  const content = (
    <>
      {rare.length > 0 && (
        <Menu
          button={
            <Button
              look="ghost"
              size={size}
              icon={Ellipsis}
              iconOnly
              busy={rare.some(({ name }) => name === running)}
            >
              {more ?? t('action.more')}
            </Button>
          }
          items={rare.map((action) => ({
            ...('to' in action
              ? { to: action.to }
              : { onSelect: () => void onSelect(action) }),
            label: wordsOf(action).button,
            icon: action.icon,
            isDangerous: action.isDangerous,
            isDisabled: action.isDisabled,
          }))}
        />
      )}
      {offered.map((action) => {
        const { name, icon, iconOnly, look, isRare, isDisabled } = action
        const { button: text, of: label } = wordsOf(action)
        const button = { look, icon, iconOnly, size, 'aria-label': label }
        if (isRare) return null
        return 'to' in action ? (
          <LinkButton key={name} {...button} to={action.to}>
            {text}
          </LinkButton>
        ) : (
          <Button
            key={name}
            {...button}
            busy={running === name}
            disabled={isDisabled}
            onClick={() => void onSelect(action)}
          >
            {text}
          </Button>
        )
      })}
      {confirmDialog}
      {opened && 'opens' in opened && opened.opens(onClose)}
      {opened && 'asks' in opened && opened.asks === 'reason' && (
        <Suspense fallback={null}>
          <ReasonDialog
            {...(opened as ReasonedAction<ActionName<WordsPlace>>)}
            words={words}
            shared={of}
            refetch={refetch}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  )
  return className ? <div className={className}>{content}</div> : content
}

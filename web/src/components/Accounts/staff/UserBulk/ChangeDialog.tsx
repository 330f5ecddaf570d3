import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { UserFields, UserType, UsersViewInput } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useStageChoices } from 'src/components/Community/staff/Stage/useStageChoices'
import { useManagerChoices } from 'src/components/Community/staff/SuccessManager/useManagerChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { newKey } from 'src/lib/data/newKey'

import { changeOf, fieldsOf, type ChangeKind, type Values } from './changeKinds'
import { ChangeResult } from './ChangeResult'
import { useChangeUsers, type Outcome } from './useChangeUsers'
import { useOfferUndo } from './useOfferUndo'

export type Chosen = { people: UserFields[] } | { view: UsersViewInput }

type ChangeDialogProps = {
  kind: ChangeKind
  type: UserType
  chosen: Chosen
  onClose: () => void
}

const MATCHING: Doc<'MatchingUsersQuery'> = gql`
  query MatchingUsersQuery($type: UserType, $view: UsersViewInput!) {
    matchingUsers(type: $type, view: $view) {
      count
      isTooMany
      upToId
    }
  }
`

const start = { emailPolicy: 'RESERVE' }

/** How many people a change is about; undefined until the server has counted those of a view. */
const useTarget = (type: UserType, chosen: Chosen) => {
  const isView = 'view' in chosen
  const { data } = useQuery(MATCHING, {
    variables: { type, view: isView ? chosen.view : {} },
    skip: !isView,
    fetchPolicy: 'network-only',
  })
  if (!isView) {
    const userIds = chosen.people.map(({ id }) => id)
    return { count: userIds.length, isTooMany: false, target: { userIds } }
  }
  if (!data) return undefined
  const { count, isTooMany, upToId } = data.matchingUsers
  return { count, isTooMany, target: { type, view: chosen.view, upToId } }
}

/** The label of the choice that was made. */
const nameIn = ([field]: Field<Values>[], values: Values) =>
  String(
    field.choices?.find(({ value }) => value === values[field.name])?.label ??
      ''
  )

/** Asks what a change needs, runs it for all chosen people, and says what became of it. */
export const ChangeDialog = ({
  kind,
  type,
  chosen,
  onClose,
}: ChangeDialogProps) => {
  const { t } = useTranslation(['accounts.users', 'errors'])
  const [key] = useState(newKey)
  const [outcome, setOutcome] = useState<Outcome>()
  const [name, setName] = useState('')
  const offer = useOfferUndo(kind)
  const [isRunning, setIsRunning] = useState(false)
  const asked = useTarget(type, chosen)
  const choices = {
    level: useLevelChoices(),
    batch: useBatchChoices(),
    stage: useStageChoices(),
    success: useManagerChoices(kind === 'success'),
  }
  const { run, done, error } = useChangeUsers()
  const fields = fieldsOf(kind, choices)

  const onSave = async (values: Values) => {
    if (!asked) return undefined
    setIsRunning(true)
    const result = await run(asked.target, changeOf(kind, values, key))
    setIsRunning(false)
    if (!result) return undefined
    const chosen = nameIn(fields, values)
    setName(chosen)
    const { refused, unchanged } = result
    const isSmooth = refused.length === 0 && unchanged === 0
    // An undo says the same as the result.
    if (offer(result, chosen) && isSmooth) onClose()
    else setOutcome(result)
    return result
  }
  const count = asked?.count ?? 0
  return (
    <Dialog
      key={outcome ? 'result' : 'form'}
      isOpen
      onClose={isRunning ? () => undefined : onClose}
      title={t(`kind.${kind}`)}
      text={outcome || !asked ? undefined : t(`about.${kind}`, { count })}
      size={kind === 'mail' ? 'md' : 'sm'}
    >
      {outcome ? (
        <ChangeResult
          kind={kind}
          name={name}
          outcome={outcome}
          onClose={onClose}
        />
      ) : !asked ? (
        <SkeletonLines lines={4} />
      ) : asked.isTooMany ? (
        <p role="alert">{t('errors:TOO_MANY_PEOPLE')}</p>
      ) : (
        <>
          <ResourceForm<Values>
            entity="accounts.users.change"
            fields={fields}
            record={start}
            onSave={onSave}
            error={error}
            submitLabel={t(`submit.${kind}`, { count })}
            isDangerous={kind === 'archive'}
            guard={false}
            block
          />
          {isRunning && count > 0 && (
            <div className="mt-4">
              <ProgressBar percent={(done / count) * 100} withFigure />
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}

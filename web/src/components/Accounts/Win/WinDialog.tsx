import { useTranslation } from 'react-i18next'
import type { WinFields, WinInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

import { refetch, toInput } from './win'

import { winRefusals } from '$api/src/shared/accounts/shown/winRules'
import { manilaToday } from '$api/src/shared/manilaTime'

const CREATE: Doc<'CreateWinMutation'> = gql`
  mutation CreateWinMutation($input: WinInput!) {
    createWin(input: $input) {
      ...WinFields
    }
  }
`

const UPDATE: Doc<'UpdateWinMutation'> = gql`
  mutation UpdateWinMutation($id: Int!, $input: WinInput!) {
    updateWin(id: $id, input: $input) {
      ...WinFields
    }
  }
`

const kinds = { title: 'text', achievedOn: 'date', text: 'textarea' } as const

type WinDialogProps = {
  /** The win to edit; undefined creates a new one. */
  win?: WinFields
  onClose: () => void
}

export const WinDialog = ({ win, onClose }: WinDialogProps) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const names = ['title', 'achievedOn', 'text'] as const
  const fields = names.map(
    (name): Field<WinInput> => ({
      name,
      as: kinds[name],
      required: name !== 'text',
      validation: (_value: unknown, values) => {
        const code = winRefusals({
          title: values.title ?? '',
          text: values.text,
          achievedOn: values.achievedOn,
        })[name]
        return code && t(`errors:${code}`)
      },
    })
  )
  const shared = {
    entity: 'accounts.profile.win' as const,
    fields,
    refetch,
    onClose,
  }

  return win ? (
    <ResourceDialog
      {...shared}
      record={win}
      name={win.title}
      mutation={UPDATE}
      variables={(input: WinInput) => ({ id: win.id, input: toInput(input) })}
    />
  ) : (
    <ResourceDialog
      {...shared}
      record={{ achievedOn: manilaToday() }}
      mutation={CREATE}
      variables={(input: WinInput) => ({ input: toInput(input) })}
    />
  )
}

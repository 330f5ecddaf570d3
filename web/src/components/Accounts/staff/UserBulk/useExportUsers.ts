import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ExportUsersMutation, UsersTarget } from 'types/graphql'

import { nameOf } from 'src/components/Accounts/staff/User/user'
import {
  useEntityWords,
  type EntityName,
  type EntityWords,
} from 'src/hooks/resource/useEntityWords'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'
import { csvTime, download, toCsv } from 'src/lib/files/csv'

import { manilaToday } from '$api/src/shared/manilaTime'
import { toPesos } from '$api/src/shared/money'

const EXPORT: Doc<'ExportUsersMutation'> = gql`
  mutation ExportUsersMutation($target: UsersTarget!) {
    exportUsers(target: $target) {
      rows {
        id
        firstName
        lastName
        email
        tribeId
        batchName
        stageName
        groupName
        membershipStatus
        enrolment
        accessLevel
        leftCentavos
        lastSeenAt
        createdAt
        userProfile {
          id
          mobileNumber
        }
      }
      nextId
    }
  }
`

type Row = ExportUsersMutation['exportUsers']['rows'][number]

const titles = [
  'name',
  'email',
  'mobileNumber',
  'tribeId',
  'batchName',
  'stageName',
  'groupName',
  'membershipStatus',
  'enrolment',
  'accessLevel',
  'leftCentavos',
  'lastSeenAt',
  'createdAt',
]

const lineOf = (row: Row, words: EntityWords) => [
  nameOf(row),
  row.email,
  row.userProfile?.mobileNumber,
  row.tribeId,
  row.batchName,
  row.stageName,
  row.groupName,
  row.membershipStatus,
  row.enrolment && words.choice('enrolment', row.enrolment),
  row.accessLevel.join(', '),
  row.leftCentavos == null ? null : toPesos(row.leftCentavos),
  csvTime(row.lastSeenAt),
  csvTime(row.createdAt),
]

/** Writes chosen people into a CSV file; the server's log names them. */
export const useExportUsers = (entity: EntityName) => {
  const client = useApolloClient()
  const words = useEntityWords(entity)
  const { t } = useTranslation('common.tools')

  return async (target: UsersTarget) => {
    try {
      const rows: Row[] = []
      let nextId: number | null | undefined
      do {
        const answer = await client.mutate({
          mutation: EXPORT,
          variables: { target: { ...target, afterId: nextId } },
        })
        const portion = answer.data?.exportUsers
        rows.push(...(portion?.rows ?? []))
        nextId = portion?.nextId
      } while (nextId != null)
      download(
        `${words.text('list')}-${manilaToday()}.csv`,
        toCsv(
          titles.map(words.title),
          rows.map((row) => lineOf(row, words))
        )
      )
      void toast.success(t('table.exported', { count: rows.length }))
    } catch (error) {
      void toast.error(await errorText(error as Error))
    }
  }
}

import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { FormResponsesPageQuery, ResponseStatus } from 'types/graphql'

import {
  filters,
  useResponseColumns,
  type Response,
} from 'src/components/Marketing/staff/Form/Response/response'
import { ResponseDrawer } from 'src/components/Marketing/staff/Form/Response/ResponseDrawer'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { offerUndo } from 'src/components/ui/feedback/UndoBar/offerUndo'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'
import { listQuery } from 'src/hooks/resource/listQuery'

import type { AnswerField } from '$api/src/shared/marketing/forms/answerFields'

export const QUERY: Doc<'FormResponsesPageQuery'> = gql`
  query FormResponsesPageQuery(
    $formId: Int!
    $page: Int
    $perPage: Int
    $sort: FormResponsesSort
    $q: String
    $filter: ResponseStatus
  ) {
    formResponsesPage(
      formId: $formId
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...FormResponseFields
      }
      total
    }
    formAnswerFields(formId: $formId)
  }
`

const REVIEW: Doc<'ReviewFormResponsesMutation'> = gql`
  mutation ReviewFormResponsesMutation(
    $ids: [Int!]!
    $status: ResponseStatus!
  ) {
    reviewFormResponses(ids: $ids, status: $status)
  }
`

const idsOf = (rows: Response[]) => rows.map(({ id }) => id)

type CellProps = { formId: number }

const list = { columns: [], filters, statePrefix: 'responses' }

export const beforeQuery =
  listQuery<VariablesOf<'FormResponsesPageQuery'>>(list)

export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({
  formResponsesPage,
  formAnswerFields,
  updating,
  formId,
}: FormResponsesPageQuery & CellProps & { updating?: boolean }) => {
  const { t } = useTranslation('marketing.staff')
  const mayEdit = useAccess().can('editForms')
  const columns = useResponseColumns(
    formAnswerFields as unknown as AnswerField[]
  )
  const [openId, setOpenId] = useState<number>()
  const [review] = useSave(REVIEW, { refetch: ['FormResponsesPageQuery'] })
  const setStatus = (status: ResponseStatus) => async (chosen: Response[]) => {
    const rows = chosen.filter(
      (row) => row.status !== 'PARTIAL' && row.status !== status
    )
    if (rows.length === 0 || !(await review({ ids: idsOf(rows), status })))
      return
    offerUndo({
      text: t('response.changed', { count: rows.length }),
      onUndo: async () => {
        for (const was of new Set(rows.map((row) => row.status)))
          await review({
            ids: idsOf(rows.filter((row) => row.status === was)),
            status: was,
          })
      },
    })
  }
  const opened = formResponsesPage.rows.find(({ id }) => id === openId)
  return (
    <>
      <ResourceList<Response>
        entity="marketing.staff.response"
        query={QUERY}
        within={{ formId }}
        page={formResponsesPage}
        updating={updating}
        {...list}
        columns={columns}
        actions={({ id }: Response) => (
          <Button look="ghost" size="sm" onClick={() => setOpenId(id)}>
            {t('response.open')}
          </Button>
        )}
        batchActions={
          mayEdit
            ? [
                { label: t('response.review'), onRun: setStatus('REVIEWED') },
                { label: t('response.archive'), onRun: setStatus('ARCHIVED') },
                { label: t('response.reopen'), onRun: setStatus('SUBMITTED') },
              ]
            : []
        }
      />
      {opened && (
        <ResponseDrawer
          response={opened}
          mayEdit={mayEdit}
          onStatus={setStatus}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}

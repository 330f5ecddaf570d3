import { useTranslation } from 'react-i18next'
import type {
  FormVersionsQuery,
  FormVersionsQueryVariables,
  RestoreFormVersionMutation,
  RestoreFormVersionMutationVariables,
} from 'types/graphql'

import type { StaffForm } from 'src/components/Marketing/staff/Form/form'
import type { FormDraft } from 'src/components/Marketing/staff/Form/useFormDraft'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { DateText } from 'src/components/ui/text/DateText'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

export const QUERY: Doc<'FormVersionsQuery'> = gql`
  query FormVersionsQuery($formId: Int!) {
    formVersions(formId: $formId) {
      id
      number
      editorName
      createdAt
    }
  }
`

const RESTORE = gql`
  mutation RestoreFormVersionMutation($id: Int!, $version: Int!) {
    restoreFormVersion(id: $id, version: $version) {
      ...FormFields
    }
  }
`

export const beforeQuery = ({ formId }: FormVersionsQueryVariables) => ({
  variables: { formId },
  fetchPolicy: 'cache-and-network' as const,
})
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Empty = () => {
  const { t } = useTranslation('marketing.staff')
  return (
    <div className="panel">
      <EmptyState
        title={t('form.versions.empty')}
        text={t('form.versions.emptyHelp')}
      />
    </div>
  )
}

/** The published versions with their time and author; each can be the draft again. */
export const Success = ({
  formVersions,
  draft,
}: Pick<FormVersionsQuery, 'formVersions'> & { draft: FormDraft }) => {
  const { t } = useTranslation('marketing.staff')
  const mayEdit = useAccess().can('editForms')
  const { flush, versionNow, adopt } = draft
  const [restore, { loading }] = useSave<
    RestoreFormVersionMutation,
    RestoreFormVersionMutationVariables
  >(RESTORE, {
    done: t('form.versions.restored'),
    onDone: ({ restoreFormVersion }) => adopt(restoreFormVersion as StaffForm),
  })
  return (
    <ul className="panel divide-base-300 divide-y">
      {formVersions.map(({ id, number, editorName, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 px-4 py-3"
        >
          <span>
            <span className="font-semibold">
              {t('form.versions.number', { number })}
            </span>
            <span className="text-muted block text-sm">
              <DateText date={createdAt} look="time" />
              {editorName && ` · ${editorName}`}
            </span>
          </span>
          {mayEdit && (
            <Button
              look="outline"
              size="sm"
              busy={loading}
              onClick={async () => {
                if (await flush()) await restore({ id, version: versionNow() })
              }}
            >
              {t('form.versions.restore')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Copy,
  ExternalLink,
} from 'lucide-react'

import { routes } from '@redwoodjs/router'

import { CopyButton } from 'src/components/ui/control/CopyButton'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

import { formChange } from './formChange'
import type { FormDraft } from './useFormDraft'

const ARCHIVE = gql`
  mutation ArchiveFormMutation($id: Int!) {
    archiveForm(id: $id) {
      ...FormFields
    }
  }
`
const RESTORE = gql`
  mutation RestoreFormMutation($id: Int!) {
    restoreForm(id: $id) {
      ...FormFields
    }
  }
`
const DUPLICATE: Doc<'DuplicateFormMutation'> = gql`
  mutation DuplicateFormMutation($id: Int!) {
    duplicateForm(id: $id) {
      ...FormFields
    }
  }
`
const WATCH = gql`
  mutation WatchFormMutation($id: Int!, $isWatched: Boolean!) {
    watchForm(id: $id, isWatched: $isWatched) {
      ...FormFields
    }
  }
`

/** The link of a form, and the rare actions on it. */
export const FormActions = ({
  draft: { form, flush, adopt },
}: {
  draft: FormDraft
}) => {
  const mayEdit = useAccess().can('editForms')
  const { id, slug, title, status, isWatched } = form
  const isPublished = status === 'PUBLISHED'
  const isArchived = status === 'ARCHIVED'

  const change = formChange({ adopt })

  return (
    <>
      {isPublished && (
        <CopyButton text={window.location.origin + routes.viewForm({ slug })} />
      )}
      <Actions
        words="marketing.staff:form"
        of={{ title }}
        // An action takes the form as its editor shows it, so that no change is lost.
        before={flush}
        actions={[
          {
            name: isWatched ? 'unwatch' : 'watch',
            icon: isWatched ? BellOff : Bell,
            isRare: true,
            does: change(WATCH, { id, isWatched: !isWatched }),
          },
          isPublished && {
            name: 'open',
            icon: ExternalLink,
            isRare: true,
            to: routes.viewForm({ slug }),
          },
          mayEdit && {
            name: 'duplicate',
            icon: Copy,
            isRare: true,
            does: call(
              DUPLICATE,
              { id },
              {
                goTo: ({ duplicateForm }) =>
                  routes.form({ id: duplicateForm.id }),
              }
            ),
          },
          mayEdit &&
            isArchived && {
              name: 'restore',
              icon: ArchiveRestore,
              isRare: true,
              does: change(RESTORE, { id }),
            },
          mayEdit &&
            !isArchived && {
              name: 'archive',
              icon: Archive,
              isRare: true,
              does: change(ARCHIVE, { id }),
              asks: 'confirm',
              isDangerous: true,
            },
        ]}
      />
    </>
  )
}

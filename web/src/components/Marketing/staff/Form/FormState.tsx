import { DoorClosed, Eye, Rocket } from 'lucide-react'

import { routes } from '@redwoodjs/router'

import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceState } from 'src/components/ui/resource/ResourceState'
import { useAccess } from 'src/hooks/access/useAccess'

import { formChange } from './formChange'
import type { FormDraft } from './useFormDraft'

const PUBLISH = gql`
  mutation PublishFormMutation($id: Int!, $version: Int!) {
    publishForm(id: $id, version: $version) {
      ...FormFields
    }
  }
`
const CLOSE = gql`
  mutation CloseFormMutation($id: Int!) {
    closeForm(id: $id) {
      ...FormFields
    }
  }
`

const tones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  CLOSED: 'warning',
  ARCHIVED: 'neutral',
} as const

/** The state of a form: previews it, publishes it as its editor shows it, or closes it. */
export const FormState = ({
  draft: { form, flush, versionNow, adopt },
}: {
  draft: FormDraft
}) => {
  const mayEdit = useAccess().can('editForms')
  const { id, slug, title, status, problems } = form
  const isPublished = status === 'PUBLISHED'
  const isArchived = status === 'ARCHIVED'

  const change = formChange({ adopt })

  return (
    <ResourceState
      entity="marketing.staff.form"
      status={isPublished && form.hasChanges ? 'CHANGED' : status}
      tone={tones[status]}
    >
      <Actions
        words="marketing.staff:form"
        of={{ title }}
        size="sm"
        // An action takes the form as its editor shows it, so that no change is lost.
        before={flush}
        actions={[
          {
            name: 'preview',
            icon: Eye,
            look: 'ghost',
            does: () => window.open(routes.viewForm({ slug, preview: 1 })),
          },
          mayEdit &&
            isPublished && {
              name: 'close',
              icon: DoorClosed,
              does: change(CLOSE, { id }),
            },
          mayEdit &&
            !isArchived &&
            (!isPublished || form.hasChanges) && {
              name: 'publish',
              icon: Rocket,
              look: 'primary',
              isDisabled: problems.length > 0,
              does: () => change(PUBLISH, { id, version: versionNow() }),
            },
        ]}
      />
    </ResourceState>
  )
}

import type { DocumentNode } from 'graphql'
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Copy,
  DoorClosed,
  Ellipsis,
  ExternalLink,
  Eye,
  Rocket,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DuplicateFormMutation,
  DuplicateFormMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton/CopyButton'
import { Menu } from 'src/components/ui/control/Menu/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import type { StaffForm } from './form'
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
const DUPLICATE = gql`
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

type Answer = Record<string, StaffForm>

/** A mutation whose answer is the form. */
const useFormAction = (
  adopt: FormDraft['adopt'],
  mutation: DocumentNode,
  done: string
) =>
  useSave<Answer, object>(mutation, {
    done,
    onDone: (data) => adopt(Object.values(data)[0]),
  })

/** Publishes a form as its editor shows it, and the other actions on it. */
export const FormActions = ({
  draft: { form, flush, versionNow, adopt },
}: {
  draft: FormDraft
}) => {
  const { t } = useTranslation('marketing.staff')
  const mayEdit = useAccess().can('editForms')
  const { confirm, confirmDialog } = useConfirm()
  const { id, slug, title, status, problems, isWatched } = form
  const [publish, publishing] = useFormAction(
    adopt,
    PUBLISH,
    t('form.published')
  )
  const [close] = useFormAction(adopt, CLOSE, t('form.closed'))
  const [archive] = useFormAction(adopt, ARCHIVE, t('form.archived'))
  const [restore] = useFormAction(adopt, RESTORE, t('form.restored'))
  const [watch] = useFormAction(
    adopt,
    WATCH,
    t(isWatched ? 'form.notWatchedNow' : 'form.watchedNow')
  )
  const [duplicate] = useSave<
    DuplicateFormMutation,
    DuplicateFormMutationVariables
  >(DUPLICATE, {
    done: t('form.duplicated'),
    goTo: (data) => routes.form({ id: data.duplicateForm.id }),
  })

  const onArchive = async () => {
    const isSure = await confirm({
      title: t('form.archiveTitle', { title }),
      text: t('form.archiveText'),
      confirmLabel: t('form.archive'),
      isDangerous: true,
    })
    if (isSure && (await flush())) await archive({ id })
  }
  /** Runs an action on the form as its editor shows it, so that no change is lost. */
  const afterSaving = (act: () => Promise<unknown>) => async () => {
    if (await flush()) await act()
  }
  const items = [
    {
      label: t(isWatched ? 'form.unwatch' : 'form.watch'),
      icon: isWatched ? BellOff : Bell,
      onSelect: afterSaving(() => watch({ id, isWatched: !isWatched })),
    },
    status === 'PUBLISHED' && {
      label: t('form.open'),
      icon: ExternalLink,
      to: routes.viewForm({ slug }),
    },
    mayEdit && {
      label: t('form.duplicate'),
      icon: Copy,
      onSelect: afterSaving(() => duplicate({ id })),
    },
    mayEdit &&
      status === 'PUBLISHED' && {
        label: t('form.close'),
        icon: DoorClosed,
        onSelect: afterSaving(() => close({ id })),
      },
    mayEdit &&
      (status === 'ARCHIVED'
        ? {
            label: t('form.restore'),
            icon: ArchiveRestore,
            onSelect: afterSaving(() => restore({ id })),
          }
        : {
            label: t('form.archive'),
            icon: Archive,
            isDangerous: true,
            onSelect: () => void onArchive(),
          }),
  ].filter((item) => item !== false)

  return (
    <>
      {status === 'PUBLISHED' && (
        <CopyButton text={window.location.origin + routes.viewForm({ slug })} />
      )}
      <Button
        look="ghost"
        icon={Eye}
        onClick={async () => {
          await flush()
          window.open(routes.viewForm({ slug, preview: 1 }))
        }}
      >
        {t('form.preview')}
      </Button>
      <Menu
        button={
          <Button look="ghost" icon={Ellipsis} iconOnly>
            {t('form.more')}
          </Button>
        }
        items={items}
      />
      {mayEdit && status !== 'ARCHIVED' && (
        <Button
          look="primary"
          icon={Rocket}
          busy={publishing.loading}
          disabled={problems.length > 0}
          onClick={afterSaving(() => publish({ id, version: versionNow() }))}
        >
          {t('form.publish')}
        </Button>
      )}
      {confirmDialog}
    </>
  )
}

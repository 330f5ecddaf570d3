import { Archive, Copy, DoorClosed, Ellipsis, Eye, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DuplicateFunnelMutation,
  DuplicateFunnelMutationVariables,
  FunnelFields,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

const PUBLISH = gql`
  mutation PublishFunnelMutation($id: String!) {
    publishFunnel(id: $id) {
      ...FunnelFields
    }
  }
`
const CLOSE = gql`
  mutation CloseFunnelMutation($id: String!) {
    closeFunnel(id: $id) {
      ...FunnelFields
    }
  }
`
const DUPLICATE = gql`
  mutation DuplicateFunnelMutation($id: String!) {
    duplicateFunnel(id: $id) {
      ...FunnelFields
    }
  }
`
const ARCHIVE = gql`
  mutation DeleteFunnelMutation($id: String!) {
    deleteFunnel(id: $id) {
      ...FunnelFields
    }
  }
`

/** Previews the funnel as visitors see it, and the actions on it. */
export const FunnelActions = ({ funnel }: { funnel: FunnelFields }) => {
  const { t } = useTranslation('marketing.staff')
  const { can, mayOpen } = useAccess()
  const { confirm, confirmDialog } = useConfirm()
  const { id, name, slug, status } = funnel
  const [publish, publishing] = useSave(PUBLISH, {
    done: t('funnel.published'),
  })
  const [close, closing] = useSave(CLOSE, { done: t('funnel.closed') })
  const [duplicate, duplicating] = useSave<
    DuplicateFunnelMutation,
    DuplicateFunnelMutationVariables
  >(DUPLICATE, {
    done: t('funnel.duplicated'),
    goTo: (data) => routes.editFunnel({ id: data.duplicateFunnel.id }),
  })
  const [archive, archiving] = useSave(ARCHIVE, {
    done: t('funnel.archived'),
    goTo: routes.funnels(),
  })
  const mayEdit = mayOpen('editProduct')

  const onClose = async () => {
    const isSure = await confirm({
      title: t('funnel.closeTitle', { name }),
      text: t('funnel.closeText'),
      confirmLabel: t('funnel.close'),
    })
    if (isSure) await close({ id })
  }

  const onArchive = async () => {
    const isSure = await confirm({
      title: t('funnel.archiveTitle', { name }),
      text: t('funnel.archiveText'),
      confirmLabel: t('funnel.archive'),
      isDangerous: true,
    })
    if (isSure) await archive({ id })
  }

  const items = [
    can('product_create') && {
      label: t('funnel.duplicate'),
      icon: Copy,
      onSelect: () => duplicate({ id }),
    },
    mayEdit &&
      status === 'PUBLISHED' && {
        label: t('funnel.close'),
        icon: DoorClosed,
        onSelect: onClose,
      },
    mayEdit &&
      (status === 'DRAFT' || status === 'CLOSED') && {
        label: t('funnel.archive'),
        icon: Archive,
        isDangerous: true,
        onSelect: onArchive,
      },
  ].filter((item) => item !== false)
  return (
    <>
      {status !== 'ARCHIVED' && (
        <LinkButton
          to={routes.slug({ slug, preview: 1 })}
          look="ghost"
          icon={Eye}
        >
          {t('funnel.preview')}
        </LinkButton>
      )}
      {items.length > 0 && (
        <Menu
          button={
            <Button
              look="ghost"
              icon={Ellipsis}
              iconOnly
              busy={duplicating.loading || closing.loading || archiving.loading}
            >
              {t('more')}
            </Button>
          }
          items={items}
        />
      )}
      {mayEdit && (status === 'DRAFT' || status === 'CLOSED') && (
        <Button
          icon={Rocket}
          busy={publishing.loading}
          onClick={() => publish({ id })}
        >
          {t(status === 'DRAFT' ? 'funnel.publish' : 'funnel.reopen')}
        </Button>
      )}
      {confirmDialog}
    </>
  )
}

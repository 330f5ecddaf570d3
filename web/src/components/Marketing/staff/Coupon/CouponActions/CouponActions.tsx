import { Archive, Copy, Ellipsis, Pause, Pencil, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  CouponFields,
  DuplicateCouponMutation,
  DuplicateCouponMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu/Menu'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

const PAUSE = gql`
  mutation PauseCouponMutation($id: Int!) {
    pauseCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const RESUME = gql`
  mutation ResumeCouponMutation($id: Int!) {
    resumeCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const ARCHIVE = gql`
  mutation ArchiveCouponMutation($id: Int!) {
    archiveCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const DUPLICATE = gql`
  mutation DuplicateCouponMutation($id: Int!) {
    duplicateCoupon(id: $id) {
      ...CouponFields
    }
  }
`

/** The actions on a coupon, for people who may edit funnels. */
export const CouponActions = ({ coupon }: { coupon: CouponFields }) => {
  const { t } = useTranslation(['marketing.staff', 'common'])
  const { mayOpen } = useAccess()
  const { confirm, confirmDialog } = useConfirm()
  const { id, code, isPaused, state } = coupon
  const [pause, pausing] = useSave(PAUSE, { done: t('coupon.paused') })
  const [resume, resuming] = useSave(RESUME, { done: t('coupon.resumed') })
  const [archive, archiving] = useSave(ARCHIVE, { done: t('coupon.archived') })
  const [duplicate, duplicating] = useSave<
    DuplicateCouponMutation,
    DuplicateCouponMutationVariables
  >(DUPLICATE, {
    done: t('coupon.duplicated'),
    goTo: (data) => routes.editCoupon({ id: data.duplicateCoupon.id }),
  })
  if (!mayOpen('editProduct')) return null

  const onArchive = async () => {
    const isSure = await confirm({
      title: t('coupon.archiveTitle', { code }),
      text: t('coupon.archiveText'),
      confirmLabel: t('coupon.archive'),
      isDangerous: true,
    })
    if (isSure) await archive({ id })
  }
  if (state === 'ARCHIVED')
    return (
      <Button
        look="ghost"
        icon={Copy}
        busy={duplicating.loading}
        onClick={() => duplicate({ id })}
      >
        {t('coupon.duplicate')}
      </Button>
    )

  return (
    <>
      <Menu
        button={
          <Button
            look="ghost"
            icon={Ellipsis}
            iconOnly
            busy={archiving.loading || duplicating.loading}
          >
            {t('more')}
          </Button>
        }
        items={[
          {
            label: t('coupon.duplicate'),
            icon: Copy,
            onSelect: () => duplicate({ id }),
          },
          {
            label: t('coupon.archive'),
            icon: Archive,
            isDangerous: true,
            onSelect: onArchive,
          },
        ]}
      />
      <Button
        look="ghost"
        icon={isPaused ? Play : Pause}
        busy={pausing.loading || resuming.loading}
        onClick={() => (isPaused ? resume({ id }) : pause({ id }))}
      >
        {t(isPaused ? 'coupon.resume' : 'coupon.pause')}
      </Button>
      <LinkButton to={routes.editCoupon({ id })} look="primary" icon={Pencil}>
        {t('common:action.edit')}
      </LinkButton>
      {confirmDialog}
    </>
  )
}

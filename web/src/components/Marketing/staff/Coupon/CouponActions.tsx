import { Archive, Copy, Pause, Pencil, Play } from 'lucide-react'
import type { CouponFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'

const PAUSE: Doc<'PauseCouponMutation'> = gql`
  mutation PauseCouponMutation($id: Int!) {
    pauseCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const RESUME: Doc<'ResumeCouponMutation'> = gql`
  mutation ResumeCouponMutation($id: Int!) {
    resumeCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const ARCHIVE: Doc<'ArchiveCouponMutation'> = gql`
  mutation ArchiveCouponMutation($id: Int!) {
    archiveCoupon(id: $id) {
      ...CouponFields
    }
  }
`
const DUPLICATE: Doc<'DuplicateCouponMutation'> = gql`
  mutation DuplicateCouponMutation($id: Int!) {
    duplicateCoupon(id: $id) {
      ...CouponFields
    }
  }
`

/** The actions on a coupon, for people who may edit funnels. */
export const CouponActions = ({
  coupon: { id, code, isPaused, state },
}: {
  coupon: CouponFields
}) => {
  const { mayOpen } = useAccess()
  if (!mayOpen('editProduct')) return null
  const isArchived = state === 'ARCHIVED'
  return (
    <Actions
      words="marketing.staff:coupon"
      of={{ code }}
      actions={[
        {
          name: 'duplicate',
          icon: Copy,
          look: 'ghost',
          isRare: !isArchived,
          does: call(
            DUPLICATE,
            { id },
            {
              goTo: ({ duplicateCoupon }) =>
                routes.editCoupon({ id: duplicateCoupon.id }),
            }
          ),
        },
        !isArchived && {
          name: 'archive',
          icon: Archive,
          isRare: true,
          does: call(ARCHIVE, { id }),
          asks: 'confirm',
          isDangerous: true,
        },
        !isArchived && {
          name: isPaused ? 'resume' : 'pause',
          icon: isPaused ? Play : Pause,
          look: 'ghost',
          does: call(isPaused ? RESUME : PAUSE, { id }),
        },
        !isArchived && {
          name: 'edit',
          icon: Pencil,
          look: 'primary',
          to: routes.editCoupon({ id }),
        },
      ]}
    />
  )
}

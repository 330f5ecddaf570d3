import type { MoveUpStatus } from 'types/graphql'

import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

export const statusTones: Record<MoveUpStatus, BadgeTone> = {
  REQUESTED: 'info',
  IN_REVIEW: 'info',
  RETURNED: 'warning',
  APPROVED: 'success',
  DECLINED: 'error',
  WITHDRAWN: 'outline',
  EXPIRED: 'outline',
  REVERTED: 'error',
}

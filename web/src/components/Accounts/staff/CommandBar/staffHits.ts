import {
  BookOpen,
  CalendarDays,
  CirclePlay,
  Filter,
  FolderOpen,
  Receipt,
  ReceiptText,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { StaffSearchQuery } from 'types/graphql'

import type { SearchType } from 'src/components/Accounts/Search/searchKinds'

export type StaffHit = StaffSearchQuery['staffSearch'][number]

type Kind = {
  icon: LucideIcon
  /** Kinds of the same group stand below one heading. */
  group: 'people' | 'payments' | 'marketing' | 'contents'
  route?: string
  params?: (hit: StaffHit) => Record<string, string | number | null | undefined>
  /** The kind in the spec's search, which knows the links of contents. */
  content?: SearchType
}

const numberedId = ({ id }: StaffHit) => ({ id: Number(id) })

/** The kinds of hits and their pages, in the order of their groups. */
export const staffHitKinds: Record<StaffHit['kind'], Kind> = {
  PERSON: {
    icon: UserRound,
    group: 'people',
    route: 'user',
    params: numberedId,
  },
  INVOICE: {
    icon: ReceiptText,
    group: 'payments',
    route: 'studentPaymentDetails',
    params: numberedId,
  },
  REFERENCE: {
    icon: Receipt,
    group: 'payments',
    route: 'studentPaymentDetails',
    params: numberedId,
  },
  RECEIPT: {
    icon: ReceiptText,
    group: 'payments',
    route: 'studentPaymentDetails',
    params: numberedId,
  },
  FUNNEL: {
    icon: Filter,
    group: 'marketing',
    route: 'funnel',
    params: ({ id }) => ({ id }),
  },
  COUPON: {
    icon: TicketPercent,
    group: 'marketing',
    route: 'coupon',
    params: ({ id, parentId }) => ({ funnelId: parentId, id: Number(id) }),
  },
  COURSE: { icon: BookOpen, group: 'contents', content: 'course' },
  EVENT: { icon: CalendarDays, group: 'contents', content: 'event' },
  LESSON: { icon: CirclePlay, group: 'contents', content: 'lesson' },
  RESOURCE: { icon: FolderOpen, group: 'contents', content: 'resource' },
}

export const hitGroups = [
  'people',
  'payments',
  'marketing',
  'contents',
] as const

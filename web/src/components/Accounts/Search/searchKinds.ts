import {
  BookOpen,
  CalendarDays,
  CirclePlay,
  FolderOpen,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  UserRound,
} from 'lucide-react'

type Hit = { id: number; subId?: number | null }

type SearchKind = {
  icon: LucideIcon
  plural: `menu.${'courses' | 'events' | 'resources'}` | 'search.lessons'
  /** The route that shows the kind to learners, and the one for other roles (spec section 2.5). */
  learners: { route: string; params: (hit: Hit) => object }
  others: { route: string; needs: string }
}

const byId = ({ id }: Hit) => ({ id })

/** The kinds of results of `globalSearch`, in the order of the filter. */
export const searchKinds = {
  course: {
    icon: BookOpen,
    plural: 'menu.courses',
    learners: { route: 'viewCourse', params: byId },
    others: { route: 'course', needs: 'course' },
  },
  event: {
    icon: CalendarDays,
    plural: 'menu.events',
    learners: { route: 'viewEvent', params: byId },
    others: { route: 'event', needs: 'event' },
  },
  resource: {
    icon: FolderOpen,
    plural: 'menu.resources',
    learners: { route: 'viewResource', params: byId },
    others: { route: 'resourceFile', needs: 'resourceFile' },
  },
  lesson: {
    icon: CirclePlay,
    plural: 'search.lessons',
    learners: {
      route: 'viewLesson',
      params: ({ id, subId }) => ({ courseId: subId, lessonId: id }),
    },
    others: { route: 'foundLesson', needs: 'lesson' },
  },
} satisfies Record<string, SearchKind>

/** The kinds of results of `memberSearch`, which name their own pages. */
export const memberKinds = {
  person: { icon: UserRound, plural: 'common.tools:search.people' },
  post: { icon: MessagesSquare, plural: 'common.tools:search.posts' },
  bill: { icon: ReceiptText, plural: 'common.tools:search.bills' },
} as const

export type MemberType = keyof typeof memberKinds

export const isMemberType = (type: string): type is MemberType =>
  Object.hasOwn(memberKinds, type)

export type SearchType = keyof typeof searchKinds

export const isSearchType = (type: string): type is SearchType =>
  Object.hasOwn(searchKinds, type)

import {
  BookOpen,
  CalendarDays,
  CirclePlay,
  FolderOpen,
  type LucideIcon,
} from 'lucide-react'

type Hit = { id: number; subId?: number | null }

type SearchKind = {
  icon: LucideIcon
  plural: `menu.${'courses' | 'events' | 'resources'}` | 'search.lessons'
  /** Where the kind is shown to learners and to others (spec section 2.5), by the route's name. */
  learners: { route: string; params: (hit: Hit) => object }
  others: { route: string; needs: string }
}

const byId = ({ id }: Hit) => ({ id })

/** What can be found, in the order of the filter; a kind whose pages are not built is left out. */
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

export type SearchType = keyof typeof searchKinds

export const isSearchType = (type: string): type is SearchType =>
  Object.hasOwn(searchKinds, type)

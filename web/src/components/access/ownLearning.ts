import { learning, type MenuEntry } from './menu'

const [courses, events, resources] = learning

/** The user's own courses, events and resources, separate from those they teach. */
export const ownLearning: MenuEntry[] = [
  { ...courses, label: 'menu.myCourses' },
  { ...events, label: 'menu.myEvents' },
  { ...resources, label: 'menu.myResources' },
]

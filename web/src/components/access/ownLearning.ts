import { learning, type MenuEntry } from './menu'

const [courses, events, resources] = learning

/** What one learns oneself, where what one teaches may stand beside it. */
export const ownLearning: MenuEntry[] = [
  { ...courses, label: 'menu.myCourses' },
  { ...events, label: 'menu.myEvents' },
  { ...resources, label: 'menu.myResources' },
]

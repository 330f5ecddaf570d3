// What the profile menu lists, fetched when it is opened.
import { home, type MenuEntry } from './menu'

const everybodys: MenuEntry[] = [
  { route: 'myProfile', label: 'menu.myProfile' },
  { route: 'account', label: 'menu.account' },
  { route: 'bugReport', label: 'menu.bugReport' },
]

/** The member dropdown of spec 2.4. */
const members: MenuEntry[] = [
  home,
  { route: 'viewCourses', label: 'menu.myCourses' },
  { route: 'viewEvents', label: 'menu.myEvents' },
  { route: 'viewResources', label: 'menu.myResources' },
  ...everybodys,
]

export const profileMenuOf = (role?: string) =>
  role === 'member' ? members : everybodys

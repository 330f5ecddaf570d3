import path from 'path'

import type { Plugin } from 'vite'

const components = path.join(__dirname, '../src/components') + path.sep

export const isStaffScreen = (id: string) =>
  id.startsWith(components) &&
  id.split(path.sep).includes('staff') &&
  id.endsWith('.tsx') &&
  !id.includes('.test.')

/**
 * Adds the staff's styles to the screens below `staff` folders, whose classes index.css leaves out, so that other users
 * do not load them (docs/decisions/0027).
 */
export const staffStyles: Plugin = {
  name: 'staff-styles',
  enforce: 'pre',
  transform: (code, id) =>
    isStaffScreen(id) ? `import 'src/staff.css'\n${code}` : undefined,
}

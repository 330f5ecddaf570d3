import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

const HEADING = /^## (.+)$/m

/** The newest heading of CHANGELOG.md, which has no version numbers; empty if the file is not there. */
export const productVersion = () => {
  const file = path.join(getPaths().base, 'CHANGELOG.md')
  if (!fs.existsSync(file)) return ''
  return HEADING.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? ''
}

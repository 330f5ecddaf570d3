// The settings files of deploy/.

import fs from 'node:fs'
import path from 'node:path'

import { root } from '../commands/tools.mjs'

export const deploy = (name) => path.join(root, 'deploy', name)

/** The settings in a file, as systemd and a shell read them. */
export const settingsIn = (file) =>
  Object.fromEntries(
    fs
      .readFileSync(deploy(file), 'utf8')
      .split('\n')
      .map((line) => line.match(/^(\w+)="?(.*?)"?$/))
      .filter(Boolean)
      .map(([, name, value]) => [name, value])
  )

// The files that `yarn rw exec newResource` writes have no type errors. A type check needs an entity that exists, with
// its model, documents, routes and labels, so each side is filled with one that has the template's shape.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import {
  filledTemplates,
  namesOf,
} from 'src/../../scripts/templates/fillTemplates'

const root = path.resolve(__dirname, '../../..')

const examples = {
  api: namesOf('settings', 'ChangelogEntry', { titleField: 'title' }),
  web: namesOf('billing', 'PaymentAccount', { titleField: 'label' }),
}

// Only the input of an entry differs from its model: its levels may be null.
const types = () =>
  fs
    .readFileSync(path.join(root, 'api/types/graphql.d.ts'), 'utf8')
    .replace(
      /(type ChangelogEntryInput = \{[^}]*roles\?: )InputMaybe<(.*)>;/,
      '$1$2;'
    )

const paths = {
  api: (folder: string) => ({
    'src/*': [`${root}/api/src/*`],
    'types/*': [`${folder}/types/*`],
  }),
  web: (folder: string) => ({
    'src/*': [
      `${folder}/web/src/*`,
      `${root}/web/src/*`,
      `${root}/.redwood/types/mirror/web/src/*`,
      `${root}/api/src/*`,
    ],
    '$api/*': [`${root}/api/*`],
    'types/*': [`${root}/web/types/*`, `${root}/types/*`],
  }),
}

const errorsOf = (side: 'api' | 'web') => {
  const folder = path.join(root, '.sulong/newResource', side)
  const write = (file: string, text: string) => {
    const place = path.join(folder, file)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, text)
  }
  fs.rmSync(folder, { recursive: true, force: true })
  filledTemplates(examples[side])
    .filter(({ file }) => file.startsWith(side))
    .forEach(({ file, text }) => write(file, text))
  write('types/graphql.d.ts', types())
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.join(root, side, 'tsconfig.json'),
      compilerOptions: { paths: paths[side](folder) },
      include: [
        side,
        `${root}/.redwood/types/includes/all-*`,
        `${root}/.redwood/types/includes/${side}-*`,
        `${root}/types`,
        `${root}/${side}/types`,
        `${root}/${side}/src/**/*.d.ts`,
      ],
    })
  )
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc')
  return spawnSync('node', [compiler, '--noEmit', '--project', folder], {
    encoding: 'utf8',
  }).stdout
}

it.each(['api', 'web'] as const)(
  'A new resource has no type errors on the %s side',
  (side) => {
    expect(errorsOf(side)).toBe('')
  }
)

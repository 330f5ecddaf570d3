// `yarn rw exec newResource <domain>/<Entity>`: creates an admin resource of this project's shape from
// scripts/templates. People then write the parts that no template can know: the model, its fields, its texts and its
// rights.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { getPaths } from '@redwoodjs/project-config'

import { fill, filledTemplates, namesOf } from './templates/fillTemplates'

const root = getPaths().base

const leftToDo = `
By hand now:
  api/db/schema/{{domain}}.prisma      model {{Entity}}, then yarn rw prisma migrate dev
  api/src/graphql/{{domain}}/{{entities}}.sdl.ts   the guards: a right that exists, or new flags (CONTRIBUTING, "add a permission");
        the policy of its mutations is ORDINARY, and SENSITIVE for money, rights or accounts
  api/src/shared/access/routeRequirements.ts   routes {{entities}}, {{entity}}, new{{Entity}}, edit{{Entity}} and their rights
  api/src/shared/marketing/reservedSlugs.ts    '{{address}}'
  api/src/shared/reports/logWords.ts   '{{Entity}}', and its name in web/src/locales/*/reports.json
  web/src/locales/*/{{domain}}.json    "{{entity}}": { list, create, empty, emptyHelp, fields, help, choices }
  web/src/Routes.tsx
        <Route path="/{{address}}/new" page={{{Domain}}New{{Entity}}Page} name="new{{Entity}}" />
        <Route path="/{{address}}/{{idPart}}/edit" page={{{Domain}}Edit{{Entity}}Page} name="edit{{Entity}}" />
        <Route path="/{{address}}/{{idPart}}" page={{{Domain}}{{Entity}}Page} name="{{entity}}" />
        <Route path="/{{address}}" page={{{Domain}}{{Entities}}Page} name="{{entities}}" />
  web/src/components/access/staffMenu.ts   an entry, if people should find it
  scripts/seeds/{{domain}}.ts          one line, so that the screen has something to show
  e2e/axe.spec.ts, and the tables of docs/security.md: a line for each address and operation
then  yarn types`

/**
 * Options: `--string-id`, `--title-field=label` (the column that names a record), `--web` (the web side only, for an
 * api side that exists already).
 */
export default async ({
  args,
}: {
  args: { _: (string | number)[] } & Record<string, unknown>
}) => {
  const [domain, Entity] = String(args._[1] ?? '').split('/')
  if (!domain || !/^[A-Z]\w+$/.test(Entity ?? ''))
    throw new Error('Usage: yarn rw exec newResource <domain>/<Entity>')

  const names = namesOf(domain, Entity, {
    hasTextId: args['string-id'] === true,
    titleField: args['title-field'] as string | undefined,
  })
  const written: string[] = []
  for (const { file, text } of filledTemplates(names)) {
    const place = path.join(root, file)
    if (fs.existsSync(place) || (args.web && file.startsWith('api/'))) continue
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, text)
    written.push(place)
    console.info(`+ ${file}`)
  }
  if (written.length > 0)
    execFileSync('node_modules/.bin/prettier', ['--write', ...written], {
      cwd: root,
    })
  console.info(fill(leftToDo, names))
}

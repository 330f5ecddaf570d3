// `yarn rw exec newResource <domain>/<Entity>`: creates an admin resource of this project's shape from
// scripts/templates. People then write the parts that no template can know: the model, its fields, its texts and its
// rights.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { enumValueOf } from 'api/src/shared/text/enumWords'

import { getPaths } from '@redwoodjs/project-config'

const root = getPaths().base

const plural = (word: string) =>
  /(s|x|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`

const lowerFirst = (word: string) => word[0].toLowerCase() + word.slice(1)

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Names = Record<string, string>

const namesOf = (
  domain: string,
  Entity: string,
  { hasTextId, titleField }: { hasTextId: boolean; titleField: string }
): Names => {
  return {
    domain,
    Domain: domain[0].toUpperCase() + domain.slice(1),
    Entity,
    entity: lowerFirst(Entity),
    Entities: plural(Entity),
    entities: lowerFirst(plural(Entity)),
    address: kebab(lowerFirst(plural(Entity))),
    idPart: hasTextId ? '{id}' : '{id:Int}',
    IdType: hasTextId ? 'String' : 'Int',
    IdTs: hasTextId ? 'string' : 'number',
    titleField,
    TITLE_FIELD: enumValueOf(titleField),
  }
}

const fill = (text: string, names: Names) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name])

/** Template → where it goes. */
const targets: [template: string, target: string][] = [
  ['entities.sdl.ts', 'api/src/graphql/{{domain}}/{{entities}}.sdl.ts'],
  ['entities.ts', 'api/src/services/{{domain}}/{{entities}}/{{entities}}.ts'],
  [
    'declaration.ts',
    'web/src/components/{{Domain}}/staff/{{Entity}}/{{entity}}.ts',
  ],
  [
    'EntitiesCell.tsx',
    'web/src/components/{{Domain}}/staff/{{Entity}}/{{Entities}}Cell/{{Entities}}Cell.tsx',
  ],
  [
    'EntityCell.tsx',
    'web/src/components/{{Domain}}/staff/{{Entity}}/{{Entity}}Cell/{{Entity}}Cell.tsx',
  ],
  [
    'EditEntityCell.tsx',
    'web/src/components/{{Domain}}/staff/{{Entity}}/Edit{{Entity}}Cell/Edit{{Entity}}Cell.tsx',
  ],
  [
    'NewEntity.tsx',
    'web/src/components/{{Domain}}/staff/{{Entity}}/New{{Entity}}.tsx',
  ],
  [
    'EntitiesPage.tsx',
    'web/src/pages/{{Domain}}/{{Entities}}Page/{{Entities}}Page.tsx',
  ],
  [
    'EntityPage.tsx',
    'web/src/pages/{{Domain}}/{{Entity}}Page/{{Entity}}Page.tsx',
  ],
  [
    'EditEntityPage.tsx',
    'web/src/pages/{{Domain}}/Edit{{Entity}}Page/Edit{{Entity}}Page.tsx',
  ],
  [
    'NewEntityPage.tsx',
    'web/src/pages/{{Domain}}/New{{Entity}}Page/New{{Entity}}Page.tsx',
  ],
]

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
    titleField: String(args['title-field'] ?? 'name'),
  })
  const written: string[] = []
  for (const [template, target] of targets) {
    const file = path.join(root, fill(target, names))
    if (fs.existsSync(file) || (args.web && target.startsWith('api/'))) continue
    const text = fs.readFileSync(
      path.join(root, 'scripts/templates', `${template}.template`),
      'utf8'
    )
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, fill(text, names))
    written.push(file)
    console.info(`+ ${path.relative(root, file)}`)
  }
  if (written.length > 0)
    execFileSync('node_modules/.bin/prettier', ['--write', ...written], {
      cwd: root,
    })
  console.info(fill(leftToDo, names))
}

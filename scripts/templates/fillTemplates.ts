// The files of a new admin resource (scripts/newResource.ts).
import fs from 'node:fs'
import path from 'node:path'

import { enumValueOf } from '../../api/src/shared/text/enumWords'

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

export const namesOf = (
  domain: string,
  Entity: string,
  { hasTextId = false, titleField = 'name' } = {}
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

export const fill = (text: string, names: Names) =>
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

/** The path of each file from the root, and its text. */
export const filledTemplates = (names: Names) =>
  targets.map(([template, target]) => ({
    file: fill(target, names),
    text: fill(
      fs.readFileSync(path.join(__dirname, `${template}.template`), 'utf8'),
      names
    ),
  }))

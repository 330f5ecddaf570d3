import fs from 'fs'
import path from 'path'

import type { Plugin } from 'vite'

const list = path.join(
  __dirname,
  '../../node_modules/lucide-react/dist/esm/lucide-react.mjs'
)

/** The file of each icon by its names. */
const filesOfIcons = () =>
  new Map(
    [
      ...fs
        .readFileSync(list, 'utf8')
        .matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g),
    ].flatMap(([, names, file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [
        name,
        path.join(path.dirname(list), file),
      ])
    )
  )

let files: Map<string, string> | undefined

/** Imports each icon from its own file, so that the build reads the few hundred that the product shows, and not all. */
export const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /from 'lucide-react'/ },
    handler: (code) =>
      code.replace(
        /^import \{([^}]*)\} from 'lucide-react'/gm,
        (_, clause: string) =>
          [...clause.matchAll(/(?:type )?\b(\w+)(?: as (\w+))?/g)]
            .map(([whole, name, as = name]) => {
              const file = (files ??= filesOfIcons()).get(name)
              return file
                ? `import ${as} from '${file}'`
                : `import { ${whole} } from 'lucide-react'`
            })
            .join(';')
      ),
  },
}

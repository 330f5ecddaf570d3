// Writes docs/decisions/README.md: the decisions by theme. Each names its theme below its heading.

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../docs/decisions'
)
export const target = path.join(folder, 'README.md')

const themes = [
  'Frame and language',
  'Speed and bytes',
  'Safety',
  'Accounts and access',
  'Billing',
  'Marketing',
  'Learning',
  'Community',
  'Affiliates and reports',
  'Settings and operation',
]

const records = () =>
  fs
    .readdirSync(folder)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      const [, title, theme] =
        /^# (\d{4}\. .*)\n\nTheme: (.*)\n/.exec(text) ?? []
      if (!themes.includes(theme))
        throw new Error(`docs/decisions/${file} names no theme of the index.`)
      return { file, title, theme }
    })

/** The text of the index as the records want it. */
export const decisionIndex = () => {
  const all = records()
  const lists = themes.map((theme) => {
    const lines = all
      .filter((record) => record.theme === theme)
      .map(({ title, file }) => `- [${title}](${file})\n`)
    return `## ${theme}\n\n${lines.join('')}`
  })
  return `# Decisions\n\nWritten by \`node scripts/build/decisionIndex.mjs\`. Numbers that are missing were never used.\n\n${lists.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(target, decisionIndex())

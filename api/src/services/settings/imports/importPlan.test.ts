import fs from 'fs'
import path from 'path'

import { planFields } from './importPlan'

const sources = fs
  .readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n')

// A field that SQL misspells would write NULL.
test('SQL reads no field of a plan that TypeScript does not know', () => {
  const read = [
    ...sources.matchAll(
      /plan\s*->>?\s*'(\w+)'|jsonb_exists\(\w+\.plan, '(\w+)'\)/g
    ),
  ].map(([, value, existing]) => value ?? existing)
  expect(read.length).toBeGreaterThan(50)
  const known: readonly string[] = planFields
  expect(read.filter((field) => !known.includes(field))).toEqual([])
})

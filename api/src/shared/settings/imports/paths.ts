import type { ImportKind, ImportMode } from './templates'

/** The addresses of the specification (section 7), each with what it does. */
export const imports: Record<string, { kind: ImportKind; mode: ImportMode }> = {
  '/api/upload-create-users': { kind: 'MEMBERS', mode: 'CREATE' },
  '/api/upload-upsert-users': { kind: 'MEMBERS', mode: 'UPSERT' },
  '/api/upload-update-users': { kind: 'MEMBERS', mode: 'UPDATE' },
  '/api/upload-create-courses': { kind: 'COURSES', mode: 'CREATE' },
  '/api/upload-create-groups': { kind: 'GROUPS', mode: 'CREATE' },
}

export const importPaths = Object.keys(imports)

export const importPathOf = (kind: ImportKind, mode: ImportMode) =>
  importPaths.find(
    (path) => imports[path].kind === kind && imports[path].mode === mode
  ) ?? ''

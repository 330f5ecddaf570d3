import type { ClientBase } from 'pg'

export const applyMigrations: (client: ClientBase) => Promise<number>

import type { Viewer } from './matching'

type Levels = { accessLevels: { name: string }[] }

/** What the conditions of rules ask of a user; null is a visitor. */
export const viewerOf = (user: Levels | null | undefined): Viewer => ({
  isSignedIn: !!user,
  levelNames: user?.accessLevels.map(({ name }) => name) ?? [],
})

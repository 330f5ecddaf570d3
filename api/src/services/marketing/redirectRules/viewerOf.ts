import type { Viewer } from './matching'

type Levels = { accessLevels: { name: string }[] }

/** A user's facts that the conditions of rules ask for; null is a visitor. */
export const viewerOf = (user: Levels | null | undefined): Viewer => ({
  isSignedIn: !!user,
  levelNames: user?.accessLevels.map(({ name }) => name) ?? [],
})

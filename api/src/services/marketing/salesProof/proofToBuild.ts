import { db } from 'src/lib/db'

import { asShownCoach, asShownWin } from './shownPeople'

const MOST_COACHES = 100
const MOST_WINS = 6

/** Everyone whom a funnel's page may show, for its builder. */
export const proofToBuild = async (funnelId: string) => {
  const [profiles, courses, wins] = await Promise.all([
    db.userProfile.findMany({
      where: { coachShownSince: { not: null }, user: { archivedAt: null } },
      include: { user: true },
      orderBy: { userId: 'asc' },
      take: MOST_COACHES,
    }),
    db.course.findMany({
      where: {
        status: 'PUBLISHED',
        products: {
          some: { product: { funnels: { some: { id: funnelId } } } },
        },
      },
      select: { authorId: true },
    }),
    db.win.findMany({
      where: { featuredAt: { not: null }, user: { archivedAt: null } },
      include: { user: true },
      orderBy: [{ achievedOn: 'desc' }, { id: 'desc' }],
      take: MOST_WINS,
    }),
  ])
  const authors = new Set(courses.map(({ authorId }) => authorId))
  return {
    coaches: profiles.map(({ user, story, storyFil }) =>
      asShownCoach({ ...user, story, storyFil, isAuthor: authors.has(user.id) })
    ),
    wins: wins.flatMap(({ user, shownAs, ...win }) =>
      shownAs
        ? [
            asShownWin({
              ...win,
              shownAs,
              firstName: user.firstName,
              lastName: user.lastName,
            }),
          ]
        : []
    ),
  }
}

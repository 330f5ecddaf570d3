import { db } from 'src/lib/db'

import { draw } from './people'

/** A stage with self-verified tasks worth the points given. */
export const buildStage = (points: number[] = [20, 30]) => {
  const number = draw()
  return db.stage.create({
    data: {
      number,
      name: `Stage ${number}`,
      tasks: {
        create: points.map((each, index) => ({
          title: `Task ${index + 1}`,
          points: each,
          position: index + 1,
        })),
      },
    },
    include: { tasks: { orderBy: { position: 'asc' } } },
  })
}

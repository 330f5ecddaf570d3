import { db } from 'api/src/lib/db'
import { addDays, dateColumnOf, manilaToday } from 'api/src/shared/manilaTime'

import { films } from './content/courses/films'
import { both, richText } from './content/text'

/** The course that shows an editor's options: opening rules, overrides, a track, an introduction, an archived lesson. */
const SLUG = 'executive-assistance'

const intro = both({
  introText: [
    richText(
      `This course is for those who already work with a client. Bring one real calendar: you will put it in order as you learn.\n\n- Two units, an evening each\n- The second opens a week after you enroll`
    ),
    richText(
      `Para ito sa may client na. Magdala ng isang totoong calendar: aayusin mo iyon habang natututo.\n\n- Dalawang unit, tig-isang gabi\n- Magbubukas ang ikalawa isang linggo pagka-enroll mo`
    ),
  ],
})

/** Applies only to an unedited course, so that a school's changes stay. Needs the batches. */
export const courseRulesOfDemo = async (isDemo: boolean) => {
  if (!isDemo) return 'no demo rules'
  const course = await db.course.findUnique({
    where: { slug: SLUG },
    include: {
      units: {
        orderBy: { position: 'asc' },
        include: { lessons: { orderBy: { position: 'asc' } } },
      },
    },
  })
  const [first, second] = course?.units ?? []
  if (!course || !second || course.introText || course.baseVersion > 1)
    return 'none added'
  const batch = await db.batch.findFirst({ orderBy: { number: 'desc' } })

  const { fil } = course.translations as { fil: object }
  await db.course.update({
    where: { id: course.id },
    data: {
      introText: intro.introText,
      introVideoUrl: films.sintel.url,
      translations: { fil: { ...fil, ...intro.translations.fil } },
      hasCertificate: true,
      ...(batch && { batches: { create: { batchId: batch.id } } }),
      tracks: {
        create: {
          ...both({ name: ['Discretion first', 'Una ang pag-iingat'] }),
          position: 1,
          minStageNumber: 4,
          units: {
            create: [
              { unitId: second.id, position: 1 },
              { unitId: first.id, position: 2 },
            ],
          },
        },
      },
    },
  })
  await db.unit.update({
    where: { id: second.id },
    data: {
      opensBy: 'ENROLMENT',
      opensAfterDays: 7,
      ...(batch && {
        overrides: {
          create: {
            batchId: batch.id,
            opensOn: dateColumnOf(addDays(manilaToday(), 3)),
          },
        },
      }),
    },
  })
  await db.lesson.create({
    data: {
      unitId: first.id,
      ...both({
        name: ['Fax etiquette', 'Asal sa pag-fax'],
        shortDescription: ['From another time.', 'Mula sa ibang panahon.'],
      }),
      type: 'IMAGE_TEXT',
      status: 'ARCHIVED',
      position: 99,
    },
  })
  return '1 course arranged'
}

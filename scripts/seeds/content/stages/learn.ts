import type { StageContent } from './types'

export const learn: StageContent = {
  number: 2,
  name: ['Learn', 'Aral'],
  description: [
    'Practise one skill until you can do it without the video beside you.',
    'Praktisin ang isang skill hanggang magawa mo nang hindi na tumitingin sa video.',
  ],
  unlocks: [
    'Coaching calls and practice with feedback.',
    'Coaching calls at practice na may feedback.',
  ],
  color: '#0f7c8a',
  tasks: [
    {
      title: [
        'Finish the first unit of your course',
        'Tapusin ang unang unit ng course mo',
      ],
      description: [
        `Go on where you left off in [your courses](/courses/my-courses). Take one note per lesson: **what I would do differently tomorrow**.`,
        `Ituloy kung saan ka huminto sa [courses mo](/courses/my-courses). Isang note kada lesson: **ano ang babaguhin ko bukas**.`,
      ],
      points: 30,
      actionUrl: '/courses/my-courses',
    },
    {
      title: [
        'Make your first practice piece',
        'Gawin ang unang practice piece',
      ],
      description: [
        `Do the exercise at the end of a lesson for a shop you know: the bakery at the corner, your cousin's online store. Use invented figures. Save it in your folder with the date in its name.`,
        `Gawin ang exercise ng isang lesson para sa tindahang kilala mo: ang panaderya sa kanto, ang online shop ng pinsan mo. Gawa-gawang figures lang. I-save sa folder mo na may date ang pangalan.`,
      ],
      points: 30,
      action: ['My piece is saved', 'Na-save ko na'],
    },
    {
      title: ['Do it again, in half the time', 'Ulitin, sa kalahating oras'],
      description: [
        `Set a timer and do the same exercise once more. Note both times. Speed is not the point; **knowing your pace** is, because you will quote hours to clients.`,
        `Mag-timer at ulitin ang parehong exercise. Isulat ang dalawang oras. Hindi bilis ang habol; **ang malaman ang bilis mo**, dahil oras ang iku-quote mo sa client.`,
      ],
      points: 25,
    },
    {
      title: ['Ask one good question', 'Mag-post ng isang malinaw na tanong'],
      description: [
        `Post a question in the community with three parts: what you want, what you tried, a screenshot. See [how points work](modal:points-explainer) for what helping others brings you later.`,
        `Mag-post ng tanong sa community na may tatlong bahagi: ano ang gusto mo, ano ang sinubukan mo, at screenshot. Tingnan [kung paano gumagana ang puntos](modal:points-explainer) para sa makukuha mo sa pagtulong.`,
      ],
      points: 15,
      action: ['Go and ask', 'Magtanong na'],
      actionUrl: '/community?feed=school',
      verification: 'AUTO',
      autoKind: 'QUESTION',
    },
    {
      title: [
        'Learn the keyboard shortcuts you use most',
        'Kabisaduhin ang mga shortcut na lagi mong gamit',
      ],
      description: [
        `Pick ten: copy, paste without format, find, next tab, undo, save, screenshot, lock, new line in a cell, today's date. Write them on a card and use only them for a day.`,
        `Pumili ng sampu: copy, paste na walang format, find, next tab, undo, save, screenshot, lock, new line sa cell, date ngayon. Isulat sa card at iyon lang ang gamitin buong araw.`,
      ],
      points: 15,
      isOptional: true,
    },
    {
      title: ['Join one coaching call', 'Sumali sa isang coaching call'],
      description: [
        `Come with one thing to show and stay until the end; the best answers are to other people's questions.`,
        `Magdala ng isang bagay na maipapakita at huwag munang umalis; madalas nasa tanong ng iba ang sagot na hanap mo.`,
      ],
      points: 25,
      action: ['I joined', 'Sumali ako'],
    },
  ],
}

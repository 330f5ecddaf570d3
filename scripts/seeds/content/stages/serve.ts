import type { StageContent } from './types'

export const serve: StageContent = {
  number: 5,
  name: ['First client', 'Unang client'],
  description: [
    'Start well, deliver what was agreed, get paid on time, and ask for the next step.',
    'Magsimula nang maayos, gawin ang napag-usapan, mabayaran sa oras, at magtanong ng susunod.',
  ],
  unlocks: [
    'Client coaching, one to one.',
    'Isa-sa-isang coaching tungkol sa client.',
  ],
  color: '#b8473d',
  tasks: [
    {
      title: ['Agree in writing', 'Isulat ang napagkasunduan'],
      description: [
        `One page: what you do, how many hours, what it costs, when you are paid, how either side can stop. A mail that both have answered counts.`,
        `Isang pahina: ano ang gagawin, ilang oras, magkano, kailan ang bayad, paano matatapos. Puwede na ang email na sinagot ninyong dalawa.`,
      ],
      points: 35,
    },
    {
      title: [
        'Run a first week with daily reports',
        'Unang linggo na may report araw-araw',
      ],
      description: [
        `Three lines at the end of each day: done, waiting, needed from you. After a week ask whether daily is too much; most clients say keep it.`,
        `Tatlong linya sa dulo ng araw: tapos na, naghihintay, kailangan ko sa iyo. Pagkaraan ng linggo, itanong kung sobra ang araw-araw; kadalasan sasabihin nilang ituloy.`,
      ],
      points: 40,
    },
    {
      title: ['Send your first invoice', 'Ipadala ang unang invoice'],
      description: [
        `Number, date, what you did, amount, how to pay, by when. Keep a copy in your folder for the BIR. Not sure about registration? The bookkeeping course has a lesson on it.`,
        `Number, date, ano ang ginawa, halaga, paano magbayad, hanggang kailan. Magtabi ng kopya para sa BIR. Hindi sigurado sa registration? May lesson tungkol dito sa bookkeeping course.`,
      ],
      points: 35,
      action: ['Invoice sent', 'Naipadala ko na'],
    },
    {
      title: [
        'Fix one mistake the right way',
        'Ayusin nang tama ang isang pagkakamali',
      ],
      description: [
        `It will happen. Say what went wrong, what you did about it, and what keeps it from coming back, in that order and within the hour. No excuses, no essay.`,
        `Mangyayari iyan. Sabihin kung ano ang nangyari, ano ang ginawa mo, at paano hindi mauulit, sa ganyang ayos at sa loob ng isang oras. Walang palusot, walang nobela.`,
      ],
      points: 25,
      isOptional: true,
    },
    {
      title: ['Ask for the next month', 'Itanong ang susunod na buwan'],
      description: [
        `In week four: here is what we finished, here is what I suggest next, shall we go on as agreed? Most ongoing work starts with this question.`,
        `Sa ikaapat na linggo: ito ang natapos natin, ito ang mungkahi ko, ituloy po ba natin? Dito nagsisimula ang karamihan ng tuloy-tuloy na trabaho.`,
      ],
      points: 35,
    },
  ],
}

import type { StageContent } from './types'

export const grow: StageContent = {
  number: 6,
  name: ['Grow', 'Lago'],
  description: [
    'Steady income, healthy hours, and a hand for those who come after you.',
    'Tuloy-tuloy na kita, tamang oras, at pag-alalay sa mga kasunod mo.',
  ],
  unlocks: [
    'The circle of members who raise their rates.',
    'Ang samahan ng mga member na nagtataas ng rate.',
  ],
  color: '#7a4b8a',
  tasks: [
    {
      title: [
        'Build a one-month cushion',
        'Mag-ipon ng isang buwang panggastos',
      ],
      description: [
        `Put aside a tenth of each payment until one month of household costs is covered. Boring, and the reason you can say no to a bad client.`,
        `Itabi ang ikasampung bahagi ng bawat bayad hanggang masagot ang isang buwang gastos. Nakakainip, pero ito ang dahilan kung bakit kaya mong tumanggi sa masamang client.`,
      ],
      points: 40,
    },
    {
      title: [
        'Raise your rate with one client',
        'Itaas ang rate mo sa isang client',
      ],
      description: [
        `After three good months, with four weeks' notice: what has grown, the new rate, from when. Then be quiet and let them answer.`,
        `Pagkaraan ng tatlong maayos na buwan, may apat na linggong abiso: ano ang nadagdag, ang bagong rate, mula kailan. Saka manahimik at hayaan silang sumagot.`,
      ],
      points: 40,
    },
    {
      title: [
        'Write down how you do one task',
        'Isulat kung paano mo ginagawa ang isang task',
      ],
      description: [
        `A checklist that somebody else could follow on your sick day. It protects the client, and it is the first step to having help.`,
        `Checklist na masusundan ng iba kapag may sakit ka. Proteksyon ito sa client, at unang hakbang para magkaroon ka ng katulong.`,
      ],
      points: 30,
    },
    {
      title: [
        'Answer five questions in the community',
        'Sumagot ng limang tanong sa community',
      ],
      description: [
        `You know now what you wished to know in [stage 1](modal:stages-list). Say it kindly and with a screenshot.`,
        `Alam mo na ngayon ang gusto mong malaman noong [stage 1](modal:stages-list). Sabihin nang maayos, may screenshot.`,
      ],
      points: 30,
    },
    {
      title: ['Plan your rest', 'Planuhin ang pahinga'],
      description: [
        `Two weeks a year without a client, written in the calendar now and told to them three months before. Rested people keep clients.`,
        `Dalawang linggo kada taon na walang client, nasa calendar na ngayon at naipaalam tatlong buwan bago. Ang nakakapahinga ang hindi nawawalan ng client.`,
      ],
      points: 20,
    },
    {
      title: ['Join one coaching circle', 'Sumali sa isang coaching circle'],
      description: [
        `Bring one question about your work. It counts by itself once you were there.`,
        `Magdala ng isang tanong tungkol sa trabaho mo. Kusa itong mabibilang kapag nakadalo ka.`,
      ],
      points: 20,
      isOptional: true,
      verification: 'AUTO',
      autoKind: 'EVENT',
    },
  ],
}

import type { StageContent } from './types'

export const apply: StageContent = {
  number: 4,
  name: ['Apply', 'Mag-apply'],
  description: [
    'Reach out every working day, calmly and well, and learn from each answer.',
    'Mag-apply araw-araw, nang kalmado at maayos, at matuto sa bawat sagot.',
  ],
  unlocks: [
    'Application templates and mock interviews.',
    'Mga template sa pag-apply at mock interview.',
  ],
  color: '#c98a1b',
  tasks: [
    {
      title: [
        'List twenty clients you could help',
        'Maglista ng dalawampung client na matutulungan mo',
      ],
      description: [
        `A sheet with five columns: name, what they sell, what you noticed, how to reach them, date. Start with people who know somebody you know.`,
        `Sheet na may limang column: pangalan, ano ang binebenta, ano ang napansin mo, paano makokontak, date. Unahin ang may kakilalang kakilala mo rin.`,
      ],
      points: 30,
    },
    {
      title: [
        'Write your application template',
        'Isulat ang application template mo',
      ],
      description: [
        `Five sentences: what you noticed, why it matters to them, what you would do first, one piece of proof, one easy question. Leave gaps for what is theirs; a template without gaps is spam.`,
        `Limang pangungusap: ano ang napansin mo, bakit mahalaga sa kanila, ano ang uunahin mo, isang patunay, isang madaling tanong. Mag-iwan ng blangko para sa kanila; spam ang template na walang blangko.`,
      ],
      points: 30,
    },
    {
      title: ['Send five applications', 'Magpadala ng limang application'],
      description: [
        `One a day beats five on Sunday. Write the date of each in your sheet and set a reminder to follow up after four working days.`,
        `Mas mabuti ang isa kada araw kaysa lima sa Linggo. Isulat ang date ng bawat isa at mag-reminder na mag-follow up pagkalipas ng apat na working days.`,
      ],
      points: 40,
      action: ['Five are sent', 'Naipadala ko na ang lima'],
    },
    {
      title: [
        'Practise the interview out loud',
        'Praktisin nang malakas ang interview',
      ],
      description: [
        `With a friend or your phone's recorder: tell me about yourself, what would you do in the first week, what do you do when the power goes out, what is your rate. Two minutes each.`,
        `Kasama ang kaibigan o recorder ng phone: tell me about yourself, ano ang gagawin mo sa unang linggo, paano kung mag-brownout, magkano ang rate mo. Dalawang minuto bawat isa.`,
      ],
      points: 25,
    },
    {
      title: [
        'Decide your rate, and the lowest you accept',
        'Itakda ang rate mo at ang pinakamababa',
      ],
      description: [
        `What you need a month ÷ hours you can really bill = your lowest. Add a quarter for tax, power, internet and the weeks without work. That is your rate.`,
        `Kailangan mo sa isang buwan ÷ oras na talagang mababayaran = ang pinakamababa. Dagdagan ng isang-kapat para sa tax, kuryente, internet at mga linggong walang trabaho. Iyon ang rate mo.`,
      ],
      points: 25,
      action: ['I know my number', 'Alam ko na ang rate ko'],
    },
    {
      title: [
        'Show a coach one real conversation',
        'Ipakita sa coach ang isang totoong usapan',
      ],
      description: [
        `Blur the names, keep the words. A coach tells you where the client leaned in and where you lost them.`,
        `I-blur ang mga pangalan, panatilihin ang mga salita. Sasabihin ng coach kung saan nagka-interes ang client at kung saan siya nawala.`,
      ],
      points: 35,
      action: ['Send for review', 'Ipa-review'],
      verification: 'REVIEW',
      proofKind: 'LINK',
    },
  ],
}

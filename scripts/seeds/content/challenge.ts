import type { Both } from './text'

type DayContent = { title: Both; instructions: Both; link?: string }

/** Twelve days from "what do I offer" to a first answer of a client. */
export const challenge = {
  slug: '12-day-client-challenge',
  name: ['12-Day Client Challenge', '12-Day Client Challenge'],
  description: [
    'Twelve small tasks, one a day, from choosing your service to your first talks with clients. About thirty minutes a day.',
    'Labindalawang maliit na task, isa bawat araw, mula sa pagpili ng serbisyo hanggang sa unang usapan mo sa mga client. Mga tatlumpung minuto bawat araw.',
  ],
} as const satisfies { slug: string; name: Both; description: Both }

export const challengeDays: DayContent[] = [
  {
    title: ['Choose one service', 'Pumili ng isang serbisyo'],
    instructions: [
      `Write down three things that you can do for a client this week. Choose **one** of them.

1. What do you do well already?
2. Who needs it again and again?
3. Could you finish a first piece in five days?

Say it in one sentence: “I help … to … by …”`,
      `Isulat ang tatlong bagay na kaya mong gawin para sa client ngayong linggo. Pumili ng **isa**.

1. Ano ang kaya mo nang gawin nang mahusay?
2. Sino ang paulit-ulit na nangangailangan nito?
3. Matatapos mo ba ang unang gawa sa loob ng limang araw?

Sabihin ito sa isang pangungusap: “Tinutulungan ko ang … na … sa pamamagitan ng …”`,
    ],
  },
  {
    title: ['Describe your client', 'Ilarawan ang client mo'],
    instructions: [
      `Think of one real business that would pay for your service. Write down:

- what they sell and to whom,
- what costs them time every week,
- where they talk: a group, a site, a page.`,
      `Mag-isip ng isang totoong negosyong magbabayad para sa serbisyo mo. Isulat:

- kung ano ang binebenta nila at kanino,
- kung ano ang kumakain ng oras nila linggo-linggo,
- kung saan sila nag-uusap: grupo, site o page.`,
    ],
  },
  {
    title: ['Rewrite your profile', 'Isulat muli ang profile mo'],
    instructions: [
      `Put the sentence of day 1 first. Then three lines: what you do, what the client gets, how to reach you. Take out everything else.`,
      `Unahin ang pangungusap ng unang araw. Sunod ang tatlong linya: ano ang ginagawa mo, ano ang makukuha ng client, paano ka makokontak. Alisin ang iba.`,
    ],
    link: '/profile/edit',
  },
  {
    title: ['Make one sample', 'Gumawa ng isang sample'],
    instructions: [
      `Make one small piece of work for the client of day 2, as if they had ordered it. One page, one post, one sheet: finished is better than large.`,
      `Gumawa ng isang maliit na gawa para sa client ng ikalawang araw, na parang in-order nila. Isang page, isang post, isang sheet: mas mabuti ang tapos kaysa malaki.`,
    ],
  },
  {
    title: ['Ask for one opinion', 'Humingi ng isang opinyon'],
    instructions: [
      `Show your sample to your buddy or your group. Ask: “What would you change first?” Change one thing.`,
      `Ipakita ang sample sa buddy o grupo mo. Itanong: “Ano ang una mong babaguhin?” Baguhin ang isang bagay.`,
    ],
    link: '/community',
  },
  {
    title: ['Set your price', 'Itakda ang presyo mo'],
    instructions: [
      `Count the hours of your sample. Choose a price per piece that pays for them, and a smallest price below which you say no. Write both down.`,
      `Bilangin ang oras na ginugol mo sa sample. Pumili ng presyo bawat gawa na sapat para rito, at ng pinakamababang presyong tatanggapin mo. Isulat ang dalawa.`,
    ],
  },
  {
    title: ['Find ten clients', 'Maghanap ng sampung client'],
    instructions: [
      `List ten businesses like the one of day 2: their name, a person, and where you can write to them.`,
      `Ilista ang sampung negosyong tulad ng sa ikalawang araw: pangalan, tao, at kung saan mo sila masusulatan.`,
    ],
  },
  {
    title: ['Write your first message', 'Isulat ang unang mensahe'],
    instructions: [
      `Five sentences:

1. What you saw of theirs that you liked.
2. What costs them time.
3. What you did about it (your sample).
4. What you would do for them, and by when.
5. One question that they can answer with yes.`,
      `Limang pangungusap:

1. Ang nagustuhan mo sa gawa nila.
2. Ang kumakain ng oras nila.
3. Ang ginawa mo tungkol dito (ang sample mo).
4. Ang gagawin mo para sa kanila, at kailan matatapos.
5. Isang tanong na masasagot ng oo.`,
    ],
  },
  {
    title: ['Send three messages', 'Magpadala ng tatlong mensahe'],
    instructions: [
      `Send your message to three of the ten, each with a first sentence of its own. Note when you sent it.`,
      `Ipadala ang mensahe sa tatlo sa sampu, may sariling unang pangungusap ang bawat isa. Itala kung kailan mo ipinadala.`,
    ],
  },
  {
    title: ['Practice the call', 'Mag-ensayo ng tawag'],
    instructions: [
      `Call your buddy for ten minutes. One is the client, then you change. Answer these: “What do you charge?”, “Why you?”, “When can you begin?”`,
      `Tawagan ang buddy mo nang sampung minuto. Isa ang client, saka magpalit. Sagutin: “Magkano?”, “Bakit ikaw?”, “Kailan ka puwedeng magsimula?”`,
    ],
  },
  {
    title: ['Send seven more', 'Magpadala ng pito pa'],
    instructions: [
      `Write to the other seven. Then write once more to the three of day 9, with one new thought.`,
      `Sulatan ang natitirang pito. Saka sulatan ulit ang tatlo ng ikasiyam na araw, may isang bagong ideya.`,
    ],
  },
  {
    title: ['Look back and go on', 'Lumingon at magpatuloy'],
    instructions: [
      `Write down: how many messages, how many answers, what worked. Choose one thing that you do again every week, and tell your buddy.`,
      `Isulat: ilang mensahe, ilang sagot, ano ang gumana. Pumili ng isang bagay na uulitin mo linggo-linggo, at sabihin sa buddy mo.`,
    ],
    link: '/accountability-buddies',
  },
]

import type { Both } from '../text'

/** A video that stands in for a school's upload: a tone and a moving square, made for these seeds. */
export const uploaded = {
  course: 'home-office',
  video: 'welcome.mp4',
  audio: 'welcome.mp3',
  worksheet: 'three-corners.txt',
  worksheetTitle: [
    'Three corners: a checklist',
    'Tatlong sulok: isang checklist',
  ] satisfies Both,
  link: 'https://www.w3.org/WAI/tips/writing/',
  linkTitle: [
    'Writing that everybody can read',
    'Pagsulat na nababasa ng lahat',
  ] satisfies Both,
  seconds: 24,
  transcript: [
    `Welcome to the tour. We look at three corners, none larger than two square metres.
Watch for what they share: a wall behind the chair, light from the side, and one place for the phone.
At the end, look at your own home and choose your corner.`,
    `Tuloy po kayo. Titingnan natin ang tatlong sulok, walang lalampas sa dalawang metro kuwadrado.
Pansinin ang pagkakapareho nila: may pader sa likod ng upuan, galing sa gilid ang ilaw, at iisa ang lugar ng phone.
Sa dulo, tingnan ang sarili mong bahay at piliin ang sulok mo.`,
  ] satisfies Both,
  captions: [
    `WEBVTT

00:01.000 --> 00:08.000
Welcome to the tour. We look at three corners.

00:08.000 --> 00:16.000
Watch for what they share: a wall, light, one place for the phone.

00:16.000 --> 00:23.500
At the end, choose your own corner.
`,
    `WEBVTT

00:01.000 --> 00:08.000
Tuloy po kayo. Titingnan natin ang tatlong sulok.

00:08.000 --> 00:16.000
Pansinin: may pader, may ilaw, at iisa ang lugar ng phone.

00:16.000 --> 00:23.500
Sa dulo, piliin ang sarili mong sulok.
`,
  ] satisfies Both,
}

import { foldLatin } from '#lib/names.ts'

/** Month names and their abbreviations in ten languages, in order from January. */
const names = [
  'january jan januar jän jänner janvier janv enero ene gennaio gen januari janeiro stycznia styczeń sty ocak',
  'february feb februar februar febr février févr fév febrero febbraio februari fevereiro fev lutego luty lut şubat',
  'march mar märz mär mrz mars marzo maart mrt março marca marzec mart',
  'april apr avril avr abril abr aprile kwietnia kwiecień kwi nisan',
  'may mai mayo maggio mag mei maio maj maja mayıs',
  'june jun juni juin junio giugno giu junho czerwca czerwiec cze haziran',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec lip temmuz',
  'august aug août aout agosto ago augustus augusti sierpnia sierpień sie ağustos',
  'september sep sept septembre septiembre settembre set setembro września wrzesień wrz eylül',
  'october oct oktober okt octobre octubre ottobre ott outubro out październik października paź ekim',
  'november nov novembre noviembre novembro listopada listopad lis kasım',
  'december dec dezember dez décembre déc decembre diciembre dic dicembre december dezembro grudnia grudzień gru aralık',
]

const months = new Map(names.flatMap((line, at) => line.split(' ').map((name) => [foldLatin(name), at + 1] as const)))

/** The number of a month, from 1, by its name or abbreviation, with or without a full stop; undefined for any other word. */
export const monthByName = (name: string): number | undefined => months.get(foldLatin(name.replace(/\.$/, '')))

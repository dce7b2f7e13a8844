import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()
const languageOf = async (text: string) => {
  const { rows } = await product.db.execute<{ said: string | null }>(sql`select language_of(${text}) as said`)
  return rows[0]?.said
}

describe('language_of', () => {
  it.each([
    ['en', 'You will look after patients on a busy ward and work with a team of nurses.'],
    ['de', 'Wir suchen eine Pflegefachkraft für unsere Station. Sie arbeiten im Team und mit den Ärzten zusammen.'],
    ['fr', "Vous prenez en charge les patients et travaillez avec une équipe de soins dans notre service d'urgence."],
    [
      'es',
      'Buscamos una enfermera para la planta de urgencias. Trabajarás con el equipo y los pacientes de la unidad.',
    ],
    ['pt', 'Procuramos um enfermeiro para a nossa equipa. O trabalho é com os doentes e as famílias do hospital.'],
    ['it', 'Cerchiamo un infermiere per il reparto. Il lavoro è con i pazienti e le famiglie della nostra clinica.'],
    [
      'nl',
      'Wij zoeken een verpleegkundige voor onze afdeling. Je werkt met het team en de patiënten van het ziekenhuis.',
    ],
    [
      'sv',
      'Vi söker en sjuksköterska till vår avdelning. Du kommer att arbeta med patienter och är en del av ett team.',
    ],
    ['pl', 'Szukamy pielęgniarki do pracy na oddziale. Praca jest w zespole i z pacjentami oraz ich rodzinami.'],
    [
      'de',
      'Senior Software Engineer (m/w/d). Wir bauen eine Cloud Platform mit TypeScript und Go, und du bist im Team.',
    ],
  ])('reads %s', async (code, text) => {
    expect(await languageOf(text)).toBe(code)
  })

  it.each([
    '',
    'Welder. Nights. £18 an hour.',
    'React, TypeScript, PostgreSQL, Kubernetes, Terraform, AWS',
    'Vi søger en sygeplejerske til vores afdeling. Du skal arbejde med patienter og er en del af et team.',
  ])('has none for %j', async (text) => {
    expect(await languageOf(text)).toBeNull()
  })
})

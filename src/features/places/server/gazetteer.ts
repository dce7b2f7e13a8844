import { readFileSync } from 'node:fs'
import { inProduct } from '#root.ts'
import { buildGazetteer, type Gazetteer, type GazetteerFiles } from '../gazetteer.ts'
import { provideGazetteer } from '../known-places.ts'

const fileOf = (name: keyof GazetteerFiles): string => readFileSync(inProduct(`content/places/${name}.tsv`), 'utf8')

let built: Gazetteer | undefined

/** Reads the places of `content/places` at the first call and caches them. */
function gazetteer(): Gazetteer {
  built ??= buildGazetteer({
    cities: fileOf('cities'),
    regions: fileOf('regions'),
    'more-regions': fileOf('more-regions'),
    names: fileOf('names'),
    metros: fileOf('metros'),
    countries: fileOf('countries'),
    areas: fileOf('areas'),
  })
  return built
}

provideGazetteer(gazetteer)

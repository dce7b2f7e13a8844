// What the programs import as well: tests of pure files read places without one.
import '#features/places/server/gazetteer.ts'

/*
 * The judging set of the suggestion quiz: people as they walk into a shop, and what a dealer who knows the catalogue would sell them.
 * Judged by the seeded catalogue alone (use, size, weight, reach, torque, load, price), not by the rules of the quiz.
 */
import type { Answers } from '~/modules/quiz/answers.ts';

/**
 * Somebody who answers the quiz, and a dealer's judgement. Bikes are named as the German catalogue does, brand and model. A name that
 * a new and a second-hand bike share is in `sells` as soon as one of the two suits, in `never` only if neither does. The rate is a 36th
 * of the price, a 12th of a used bike's; up to a twentieth above the budget the dealer still shows a bike and says so.
 */
export interface Persona {
  /** First name, age, town; fictional. */
  name: string;
  /** What they tell in the shop. */
  story: string;
  /** Their answers; a key that is missing is a question that was skipped. */
  answers: Answers;
  /** Every bike that an honest dealer could well sell them, in no order; empty where he has nothing. */
  sells: readonly string[];
  /** Examples of bikes that would be dangerous or plainly wrong for them, however well they match otherwise. */
  never: readonly string[];
}

export const personas: readonly Persona[] = [
  // Town and low entry
  {
    name: 'Ruth, 67, Zug',
    story: 'Rides to the market and along the lake with a friend. After a new hip she wants to step through, not over.',
    answers: {
      height: 162, uses: ['town', 'tours'], terrain: 'hilly', distance: 15, speed: 25,
      load: 'bags', entry: 'low', storage: 'ground', budget: 120,
    },
    sells: [
      'Allegro Limmat 3 Wave', 'Kalkhoff Aare 7', 'Kalkhoff Aare 5', 'Fischer Rhône', 'Fischer Rhône Plus', 'Cilo Lavaux',
      'Cilo Lavaux Plus', 'Kalkhoff Bodan 3', 'Kalkhoff Bodan 5', 'Kalkhoff Bodan 5 Riemen XL', 'Kalkhoff Bodan Korb',
      'Fischer Emme 6 Wave', 'Cresta Rhein Wave', 'Benno Seefeld',
    ],
    never: ['Focus Simme 6', 'Stromer Transit Tief', 'Ghost Napf HT', 'Kalkhoff Zugerberg'],
  },
  {
    name: 'Gerda, 72, Romanshorn',
    story: 'One metre fifty, short ways on the flat, a basket of shopping. She wants both feet on the ground at the lights.',
    answers: { height: 150, uses: ['town'], terrain: 'flat', load: 'bags', entry: 'low', storage: 'ground', budget: 100 },
    sells: [
      'Kalkhoff Bodan 3', 'Kalkhoff Bodan Korb', 'Allegro Limmat 3 Wave', 'Fischer Emme 6 Wave', 'Kalkhoff Aare 5', 'Fischer Rhône',
      'Fischer Rhône Plus', 'Cilo Lavaux', 'Allegro Bellevue Wave', 'Benno Seefeld', 'Benno Seefeld Kette',
    ],
    never: ['Fischer Rhône Träger', 'Kalkhoff Bodan 5 Riemen XL', 'Simpel Sihl 1', 'Fischer Emme 4'],
  },
  {
    name: 'Heidi, 74, Appenzell',
    story: 'Every way home ends with a climb, and the bike stands outside. She is not tall and wants a low step.',
    answers: {
      height: 156, uses: ['town'], terrain: 'steep', distance: 6, speed: 25,
      load: 'bags', entry: 'low', storage: 'outside', budget: 115,
    },
    sells: [
      'Kalkhoff Aare 7', 'Cilo Lavaux Plus', 'Kalkhoff Bodan 5', 'Cresta Rhein Wave', 'Allegro Limmat 3 Wave', 'Benno Seefeld',
      'Benno Seefeld Due', 'Fischer Ergolz Kompakt',
    ],
    never: ['Fischer Rhône Träger', 'Kalkhoff Bodan 5 Riemen XL', 'Simpel Sihl Eingang', 'Stromer Murten 3 Tief'],
  },
  {
    name: 'Hans, 78, Kreuzlingen',
    story: 'Tall, stiff in the knees, rides along the lake for coffee. Low entry, and it has to be long enough for him.',
    answers: {
      height: 190, uses: ['town', 'tours'], terrain: 'flat', distance: 12, speed: 25,
      load: 'bags', entry: 'low', storage: 'ground', budget: 140,
    },
    sells: ['Kalkhoff Bodan 5 Riemen XL', 'Kalkhoff Aare 9', 'Kalkhoff Aare 9 Plus', 'Fischer Rhône Plus', 'Cilo Lavaux Plus'],
    never: ['Kalkhoff Aare 7', 'Kalkhoff Bodan 5', 'Fischer Rhône', 'Cilo Lavaux', 'Cresta Rhein Wave'],
  },
  {
    name: 'Rosmarie, 71, Stein am Rhein',
    story: 'Half a day along the river with the senior riders, forty kilometres at most, and a step she can manage.',
    answers: { height: 159, uses: ['tours'], terrain: 'hilly', distance: 40, speed: 25, load: 'bags', entry: 'low', budget: 130 },
    sells: [
      'Allegro Limmat 3 Wave', 'Cilo Lavaux Plus', 'Kalkhoff Bodan 5', 'Kalkhoff Bodan 3', 'Kalkhoff Aare 7', 'Kalkhoff Aare 9',
      'Fischer Emme 6 Wave', 'Fischer Rhône Plus', 'Cresta Rhein Wave',
    ],
    never: ['Allegro Limmat 5 Diamant', 'Kalkhoff Aare 9 Plus', 'Kalkhoff Bodan 5 Riemen XL', 'Cilo Reuss R Endurance'],
  },
  {
    name: 'Noëmi, 28, Zürich',
    story: 'From Wiedikon to the office and to the lake in the evening, with a laptop. The bike sleeps in the yard.',
    answers: {
      height: 170, uses: ['town', 'work'], terrain: 'flat', distance: 9, speed: 25,
      load: 'bags', entry: 'medium', storage: 'outside', budget: 100,
    },
    sells: [
      'Cilo Lavaux', 'Cilo Lavaux Trapez', 'Simpel Sihl 1 Trapez', 'Simpel Sihl 3 Trapez', 'Ego Quartier', 'Allegro Bellevue Nabe',
      'Allegro Bellevue Trapez', 'Allegro Bellevue Wave', 'Fischer Rhône', 'Fischer Rhône Trapez', 'Fischer Rhône Plus',
      'Fischer Rhône Träger', 'Kalkhoff Aare 5', 'Benno Seefeld', 'Benno Seefeld Kette', 'Allegro Limmat 3', 'Allegro Limmat 3 Wave',
      'Fischer Emme 4 Trapez', 'Fischer Emme 6 Trapez', 'Fischer Emme 6 Wave',
    ],
    never: ['Simpel Sihl', 'Stromer Murten 3 Tief', 'Stromer Murten Riemen'],
  },
  // Carried upstairs
  {
    name: 'Marco, 34, Zürich',
    story: 'Third floor without a lift, eight flat kilometres a day, a rucksack. He carries the bike up every evening.',
    answers: {
      height: 178, uses: ['work', 'town'], terrain: 'flat', distance: 8, speed: 25,
      load: 'little', entry: 'any', storage: 'carry', budget: 110,
    },
    sells: [
      'Simpel Sihl 1', 'Simpel Sihl 3', 'Simpel Sihl Eingang', 'Cilo Lavaux Mono', 'Simpel Sihl 1 Trapez', 'Simpel Sihl 3 Trapez',
      'Benno Seefeld Falt',
    ],
    never: ['Simpel Sihl', 'Kalkhoff Bodan 5', 'Fischer Ergolz', 'Fischer Rhône Plus'],
  },
  {
    name: 'Mei, 31, Genf',
    story: 'Small, a flat by the lake, a lift that is always broken. The bike spends the night in her hall.',
    answers: {
      height: 152, uses: ['town'], terrain: 'flat', distance: 5, speed: 25,
      load: 'little', entry: 'low', storage: 'carry', budget: 90,
    },
    sells: ['Benno Seefeld Falt', 'Simpel Sihl 1 Trapez'],
    never: ['Simpel Sihl 1', 'Simpel Sihl Eingang', 'Cilo Lavaux Mono', 'Kalkhoff Bodan 3', 'Benno Seefeld Due'],
  },
  {
    name: 'Fabio, 31, Lugano',
    story: 'Used to race, now wants help on the climbs: to work in the week, sixty kilometres on Sundays. It hangs in his flat.',
    answers: {
      height: 182, uses: ['work', 'tours'], terrain: 'hilly', distance: 60, speed: 25,
      load: 'little', entry: 'any', storage: 'carry', budget: 175,
    },
    sells: [
      'Cilo Jura G', 'Cilo Jura G EQ', 'Cilo Jura G Carbon', 'Focus Sustenhorn 6', 'Focus Sustenhorn Flat', 'Cilo Reuss R',
      'Cilo Reuss R Carbon', 'Cilo Reuss R Endurance', 'Movement Arc', 'Simpel Sihl 3',
    ],
    never: ['Allegro Limmat 7', 'Stromer Transit', 'Cilo Reuss R Dame', 'Haibike Klausen 9'],
  },
  {
    name: 'Claudia, 46, Rapperswil',
    story: 'Long road tours with the club, eighty kilometres, no luggage. The bike goes down to the cellar on her shoulder.',
    answers: { height: 165, uses: ['tours'], terrain: 'hilly', distance: 80, speed: 25, load: 'little', storage: 'carry', budget: 135 },
    sells: ['Cilo Reuss R Dame', 'Cilo Reuss R', 'Cilo Reuss R Endurance', 'Cilo Jura G'],
    never: ['Cilo Lavaux Mono', 'Kalkhoff Aare 9', 'Simpel Albis 3 Trapez'],
  },
  // Families and cargo
  {
    name: 'Sandra, 36, Winterthur',
    story: 'Two children of three and five to the nursery, then the shopping. No car any more.',
    answers: {
      height: 167, uses: ['kids', 'town'], terrain: 'flat', distance: 10, speed: 25,
      load: 'children', entry: 'any', storage: 'ground', budget: 200,
    },
    sells: [
      'Benno Töss', 'Benno Töss Cargo', 'Benno Töss Riemen', 'Benno Töss Sport', 'Fischer Ergolz', 'Fischer Ergolz Plus',
      'Kalkhoff Zugerberg Kurz', 'Kalkhoff Zugerberg Kette',
    ],
    never: ['Simpel Sihl 1 Trapez', 'Ghost Napf HT', 'Cilo Lavaux Trapez', 'Stromer Murten 3 Tief'],
  },
  {
    name: 'Thomas, 39, Basel',
    story: 'Two small children who want to see where they are going, and a garden allotment. He has not set a price.',
    answers: {
      height: 183, uses: ['kids', 'loads'], terrain: 'flat', distance: 6, speed: 25,
      load: 'children', entry: 'any', storage: 'outside',
    },
    sells: [
      'Kalkhoff Zugerberg', 'Kalkhoff Zugerberg Kurz', 'Kalkhoff Zugerberg Kette', 'Benno Töss Cargo', 'Benno Töss', 'Benno Töss Riemen',
      'Benno Töss Sport', 'Fischer Ergolz Plus',
    ],
    never: ['Benno Seefeld Falt', 'Focus Furka 9', 'Cilo Lavaux Mono', 'Stromer Transit X'],
  },
  {
    name: 'Nadia, 33, Lausanne',
    story: 'One toddler, a steep city, and five steps down to the bike room. A low frame, because the seat behind is in the way.',
    answers: {
      height: 158, uses: ['kids', 'town'], terrain: 'steep', distance: 8, speed: 25,
      load: 'child', entry: 'low', storage: 'steps', budget: 135,
    },
    sells: [
      'Cilo Lavaux Plus', 'Kalkhoff Aare 7', 'Kalkhoff Aare 9', 'Cresta Rhein Wave', 'Fischer Ergolz Kompakt', 'Benno Seefeld Due',
      'Benno Töss Mini', 'Allegro Limmat 3 Wave', 'Kalkhoff Bodan 5', 'Benno Seefeld',
    ],
    never: ['Kalkhoff Zugerberg', 'Fischer Rhône Träger', 'Simpel Sihl 3 Trapez', 'Benno Seefeld Falt'],
  },
  {
    name: 'Jonas, 37, Burgdorf',
    story: 'Takes his daughter to the nursery on the way to the office, in a child seat or on the bench. Tall.',
    answers: {
      height: 192, uses: ['kids', 'work'], terrain: 'hilly', distance: 12, speed: 25,
      load: 'child', entry: 'any', storage: 'outside', budget: 140,
    },
    sells: [
      'Simpel Albis 1', 'Simpel Albis 3', 'Allegro Limmat 5 Diamant', 'Focus Simme 4', 'Focus Simme 6', 'Cresta Thur 6',
      'Cilo Lavaux Homme', 'Kalkhoff Aare 9', 'Kalkhoff Aare 9 Plus', 'Cilo Lavaux Plus', 'Kalkhoff Bodan 5 Riemen XL',
      'Allegro Bellevue Diamant', 'Benno Töss', 'Benno Töss Mini', 'Fischer Ergolz', 'Fischer Ergolz Plus',
    ],
    never: ['Cilo Lavaux Mono', 'Simpel Sihl 1', 'Kalkhoff Aare 7', 'Allegro Limmat 5'],
  },
  {
    name: 'Urs, 50, Luzern',
    story: 'A baker who delivers rolls to cafés all morning, up and down, in crates. The bike stands in the bakehouse.',
    answers: {
      height: 175, uses: ['loads', 'work'], terrain: 'hilly', distance: 35, speed: 25,
      load: 'heavy', entry: 'any', storage: 'ground', budget: 250,
    },
    sells: [
      'Kalkhoff Zugerberg Gewerbe', 'Kalkhoff Zugerberg', 'Kalkhoff Zugerberg Kette', 'Kalkhoff Zugerberg Kurz', 'Benno Töss Cargo',
      'Benno Töss Riemen', 'Benno Töss Sport', 'Fischer Ergolz Plus',
    ],
    never: ['Benno Seefeld Falt', 'Movement Arc', 'Ghost Pilatus 7', 'Stromer Transit'],
  },
  {
    name: 'Samira, 35, St. Gallen',
    story: 'Fetches vegetables and soil for a community garden, on streets that climb. Little money.',
    answers: {
      height: 170, uses: ['loads', 'town'], terrain: 'steep', distance: 10, speed: 25,
      load: 'heavy', entry: 'any', storage: 'ground', budget: 120,
    },
    sells: ['Fischer Ergolz Plus', 'Fischer Ergolz', 'Benno Töss Mini', 'Fischer Ergolz Kompakt'],
    never: ['Simpel Sihl Eingang', 'Cilo Lavaux Mono', 'Ghost Napf HT 3', 'Benno Seefeld Falt'],
  },
  // Commuting at 45 km/h
  {
    name: 'Daniel, 45, Thun',
    story: 'Twenty-five kilometres to Bern and back, all year, with a licence and a garage at both ends.',
    answers: {
      height: 181, uses: ['work'], terrain: 'hilly', distance: 50, speed: 45,
      load: 'bags', entry: 'any', storage: 'ground', budget: 240,
    },
    sells: [
      'Stromer Transit', 'Stromer Transit S', 'Stromer Transit Riemen', 'Stromer Murten 5', 'Allegro Express 45 Plus', 'Allegro Express 45',
      'Bergstrom Calanda 45', 'Stromer Transit Tief', 'Allegro Express 45 Trapez',
    ],
    never: ['Kalkhoff Bodan 3', 'Cilo Lavaux Mono', 'Simpel Sihl'],
  },
  {
    name: 'Reto, 38, Winterthur',
    story: 'Almost two metres, twenty-two kilometres to Zürich, fast. He has been told often that nothing fits him.',
    answers: {
      height: 198, uses: ['work'], terrain: 'hilly', distance: 44, speed: 45,
      load: 'bags', entry: 'any', storage: 'ground', budget: 200,
    },
    sells: [
      'Allegro Express 45 Plus', 'Allegro Express 45', 'Stromer Transit', 'Stromer Murten 5', 'Bergstrom Calanda 45',
      'Stromer Murten Riemen', 'Stromer Murten 3',
    ],
    never: ['Stromer Transit Riemen', 'Stromer Transit Tief', 'Stromer Murten 3 Tief', 'Allegro Express 45 Trapez'],
  },
  {
    name: 'Anja, 40, Aarau',
    story: 'Twelve kilometres each way to the hospital, fast, and she will not swing a leg over a rack full of bags.',
    answers: { height: 160, uses: ['work'], distance: 24, speed: 45, load: 'bags', entry: 'medium', storage: 'ground', budget: 200 },
    sells: ['Stromer Murten 3 Tief', 'Stromer Transit Tief', 'Allegro Express 45 Trapez'],
    never: ['Allegro Express 45', 'Allegro Express 45 Plus', 'Simpel Albis 3'],
  },
  {
    name: 'Stefan, 48, Freiburg',
    story: 'Thirty-five kilometres to Bern, and he cannot charge at the office. Reach is everything, money less so.',
    answers: {
      height: 176, uses: ['work'], terrain: 'hilly', distance: 70, speed: 45,
      load: 'bags', entry: 'any', storage: 'ground', budget: 300,
    },
    sells: ['Stromer Transit X', 'Allegro Express 45 Plus', 'Stromer Transit S', 'Stromer Transit Riemen'],
    never: ['Stromer Murten 3', 'Stromer Murten Riemen', 'Cilo Lavaux Mono'],
  },
  {
    name: 'Livia, 29, Olten',
    story: 'One metre fifty and would like to ride 45. No fast bike of ours is small enough, so she is shown strong bikes that fit.',
    answers: { height: 150, uses: ['work'], terrain: 'hilly', distance: 20, speed: 45, load: 'bags', budget: 170 },
    sells: ['Simpel Albis 3 Trapez', 'Focus Simme 6 Trapez', 'Haibike Klausen 7 Tief', 'Allegro Limmat 3'],
    never: [
      'Stromer Murten 3', 'Stromer Murten 3 Tief', 'Stromer Murten 5', 'Allegro Express 45', 'Allegro Express 45 Trapez',
      'Bergstrom Calanda 45', 'Stromer Transit',
    ],
  },
  // Commuting and touring at 25 km/h
  {
    name: 'Martin, 44, Wil',
    story: 'Twenty-five kilometres to work and the same home again, no licence. Two bags, in every weather.',
    answers: {
      height: 186, uses: ['work'], terrain: 'hilly', distance: 50, speed: 25,
      load: 'bags', entry: 'any', storage: 'ground', budget: 160,
    },
    sells: [
      'Simpel Albis 3', 'Simpel Albis 5', 'Simpel Albis 1', 'Allegro Limmat 7', 'Allegro Limmat 7 Riemen', 'Allegro Limmat 5 Diamant',
      'Focus Simme 8', 'Focus Simme 6', 'Cresta Thur 6', 'Focus Simme 4', 'Haibike Klausen 7', 'Fischer Emme 6',
    ],
    never: ['Stromer Transit', 'Allegro Express 45', 'Simpel Sihl Eingang', 'Cilo Lavaux Mono', 'Kalkhoff Aare 7'],
  },
  {
    name: 'Simon, 26, Solothurn',
    story: 'Plays basketball, one metre ninety-eight, ten kilometres to work over a hill with a bag of clothes.',
    answers: {
      height: 198, uses: ['work'], terrain: 'hilly', distance: 20, speed: 25,
      load: 'bags', entry: 'any', storage: 'ground', budget: 150,
    },
    sells: [
      'Allegro Limmat 5 Diamant', 'Allegro Limmat 7', 'Fischer Emme 6', 'Simpel Albis 1', 'Simpel Albis 3', 'Focus Simme 4',
      'Focus Simme 6', 'Cresta Thur 6', 'Cilo Lavaux Homme', 'Haibike Klausen 5', 'Haibike Klausen 7', 'Haibike Klausen Stadt',
      'Ghost Napf EQ', 'Simpel Sihl 3', 'Fischer Rhône Diamant', 'Movement Arc',
    ],
    never: ['Allegro Limmat 5', 'Simpel Albis 3 Trapez', 'Kalkhoff Aare 7', 'Benno Seefeld', 'Allegro Express 45'],
  },
  {
    name: 'Werner, 69, Schaffhausen',
    story: 'Retired and out whenever the sun shines: sixty kilometres with a picnic and a rain jacket.',
    answers: { height: 176, uses: ['tours'], terrain: 'hilly', distance: 60, speed: 25, load: 'bags', budget: 150 },
    sells: [
      'Allegro Limmat 5', 'Allegro Limmat 5 Diamant', 'Allegro Limmat 7', 'Simpel Albis 3', 'Simpel Albis 3 Trapez', 'Focus Simme 6',
      'Focus Simme 6 Trapez', 'Cresta Thur 6', 'Haibike Klausen 7', 'Haibike Klausen 7 Tief', 'Fischer Emme 6', 'Kalkhoff Aare 9',
      'Ghost Napf EQ',
    ],
    never: ['Stromer Murten 3', 'Cilo Lavaux Mono', 'Benno Seefeld Kette', 'Kalkhoff Bodan 3'],
  },
  {
    name: 'Vreni, 58, Wildhaus',
    story: 'A village where the street is never flat: down to the post office, up to the alp with friends.',
    answers: {
      height: 165, uses: ['town', 'tours'], terrain: 'steep', distance: 14, speed: 25,
      load: 'bags', entry: 'medium', storage: 'ground', budget: 160,
    },
    sells: [
      'Allegro Limmat 5', 'Allegro Limmat 7 Riemen', 'Simpel Albis 3 Trapez', 'Simpel Albis 5 Trapez', 'Focus Simme 6 Trapez',
      'Focus Simme 8 Trapez', 'Haibike Klausen 7 Tief', 'Kalkhoff Aare 9', 'Kalkhoff Aare 9 Plus', 'Kalkhoff Aare 7',
      'Kalkhoff Aare 7 Trapez', 'Cilo Lavaux Plus', 'Kalkhoff Bodan 5', 'Cresta Rhein Wave',
    ],
    never: ['Fischer Emme Start', 'Simpel Albis 3', 'Fischer Rhône Träger', 'Stromer Transit Tief'],
  },
  // Mountains
  {
    name: 'Jan, 29, Davos',
    story: 'Trails above the tree line after work, thirty kilometres and a lot of metres up.',
    answers: { height: 184, uses: ['trails'], terrain: 'offroad', distance: 30, speed: 25, load: 'little', storage: 'ground', budget: 180 },
    sells: [
      'Focus Furka 7', 'Focus Furka 5', 'Focus Furka Trail', 'Ghost Pilatus 3', 'Ghost Pilatus 5', 'Ghost Pilatus 7', 'Ghost Napf HT',
      'Ghost Napf HT 9', 'Focus Säntis 6', 'Focus Säntis 8', 'Bergstrom Alvier 29',
    ],
    never: ['Ghost Napf HT Junior', 'Focus Säntis 6 Low', 'Bergstrom Alvier', 'Cilo Reuss R'],
  },
  {
    name: 'Selina, 34, Samedan',
    story: 'Not tall, rides well, forest roads and trails on the same day. Most mountain bikes she has tried were too long.',
    answers: {
      height: 160, uses: ['trails', 'tours'], terrain: 'offroad', distance: 40, speed: 25,
      load: 'little', entry: 'any', storage: 'ground', budget: 150,
    },
    sells: [
      'Ghost Napf HT', 'Ghost Napf HT 9', 'Focus Säntis 6', 'Focus Säntis 6 Low', 'Ghost Pilatus 3', 'Ghost Pilatus 5',
      'Bergstrom Alvier 29', 'Haibike Klausen 7', 'Haibike Klausen 5', 'Haibike Klausen 7 Tief', 'Ghost Napf EQ', 'Ghost Napf HT 3',
    ],
    never: ['Focus Furka 5', 'Haibike Klausen 9', 'Haibike Gotthard FS Pro', 'Cilo Reuss R Dame'],
  },
  {
    name: 'Beat, 47, Chur',
    story: 'Sold his motorcycle and wants the real thing: long descents, fifty kilometres, a big battery.',
    answers: {
      height: 178, uses: ['trails'], terrain: 'offroad', distance: 50, speed: 25,
      load: 'little', entry: 'any', storage: 'ground', budget: 280,
    },
    sells: [
      'Focus Furka X', 'Focus Furka 9', 'Focus Furka 7', 'Haibike Gotthard FS', 'Haibike Gotthard FS 8', 'Haibike Gotthard FS Pro',
      'Haibike Gotthard FS Tour', 'Ghost Pilatus 7', 'Ghost Pilatus 5', 'Focus Furka 5',
    ],
    never: ['Bergstrom Alvier', 'Stromer Transit', 'Cilo Reuss R Carbon'],
  },
  {
    name: 'Ursula, 52, Glarus',
    story: 'Alpine roads, gravel and now and then a hut for the night, with bags and lights. She names no price.',
    answers: { height: 171, uses: ['tours'], terrain: 'offroad', distance: 45, speed: 25, load: 'bags', storage: 'ground' },
    sells: [
      'Haibike Gotthard FS Tour', 'Haibike Klausen 7', 'Haibike Klausen 7 Tief', 'Haibike Klausen 9', 'Haibike Klausen Stadt',
      'Ghost Napf EQ', 'Focus Simme 8', 'Focus Simme 8 Trapez', 'Allegro Limmat 7',
    ],
    never: ['Haibike Klausen 5', 'Cilo Reuss R Carbon', 'Simpel Sihl Eingang', 'Stromer Transit X'],
  },
  {
    name: 'Kevin, 20, Altdorf',
    story: 'An apprentice who wants to ride with his friends on the forest trails. He can spare eighty francs a month.',
    answers: {
      height: 165, uses: ['trails'], terrain: 'offroad', distance: 20, speed: 25,
      load: 'little', entry: 'any', storage: 'ground', budget: 80,
    },
    sells: ['Bergstrom Alvier', 'Ghost Napf HT Junior', 'Ghost Napf HT 3'],
    never: ['Cilo Lavaux Mono', 'Simpel Sihl Eingang'],
  },
  {
    name: 'Elin, 15, Scuol',
    story: 'Small for her age and would like to try trails with her father. Every mountain bike here is six centimetres too large.',
    answers: {
      height: 150, uses: ['trails'], terrain: 'offroad', distance: 15, speed: 25,
      load: 'little', entry: 'any', storage: 'ground', budget: 100,
    },
    sells: [],
    never: ['Ghost Napf HT Junior', 'Bergstrom Alvier', 'Ghost Napf HT 3', 'Focus Säntis 6 Low', 'Focus Säntis 4'],
  },
  // Little money
  {
    name: 'Lukas, 22, Bern',
    story: 'A student, five kilometres to the university, the bike locked outside all day. It must not cost much.',
    answers: { height: 180, uses: ['town', 'work'], terrain: 'flat', distance: 5, speed: 25, entry: 'any', storage: 'outside', budget: 65 },
    sells: ['Fischer Emme 4', 'Fischer Emme 4 Trapez', 'Fischer Emme Start', 'Simpel Sihl Eingang', 'Ego Quartier'],
    never: ['Simpel Sihl', 'Bergstrom Alvier', 'Kalkhoff Bodan Korb'],
  },
  {
    name: 'Miriam, 47, Biel',
    story: 'Two jobs and seven kilometres between them. A used bike is fine, a low step is a must.',
    answers: {
      height: 165, uses: ['work', 'town'], terrain: 'hilly', distance: 14, speed: 25,
      load: 'bags', entry: 'low', storage: 'ground', budget: 90,
    },
    sells: [
      'Kalkhoff Aare 5', 'Fischer Rhône', 'Fischer Rhône Plus', 'Fischer Emme 6 Wave', 'Kalkhoff Bodan 3',
      'Kalkhoff Bodan Korb', 'Allegro Bellevue Wave', 'Fischer Rhône Träger', 'Benno Seefeld Kette', 'Allegro Limmat 3 Wave',
    ],
    never: ['Fischer Emme 4', 'Bergstrom Alvier', 'Simpel Sihl Eingang'],
  },
  {
    name: 'Denis, 56, Murten',
    story: 'Rides twenty-five kilometres on his days off and to the station in the week. Second hand is welcome.',
    answers: { height: 183, uses: ['tours', 'work'], terrain: 'hilly', distance: 25, speed: 25, load: 'bags', entry: 'any', budget: 100 },
    sells: [
      'Fischer Emme 6', 'Fischer Emme 4', 'Fischer Emme 4 Trapez', 'Fischer Rhône Diamant', 'Fischer Rhône Trapez',
      'Allegro Limmat 3', 'Cilo Lavaux Homme', 'Cilo Lavaux Trapez', 'Simpel Sihl 3', 'Allegro Bellevue Diamant',
    ],
    never: ['Simpel Sihl', 'Bergstrom Alvier', 'Kalkhoff Bodan 3'],
  },
  {
    name: 'Yvonne, 38, Liestal',
    story: 'One cheap and simple bike for five flat kilometres, for her and her tall partner in turn; so she skips the height.',
    answers: { uses: ['town'], terrain: 'flat', distance: 5, speed: 25, load: 'bags', entry: 'any', storage: 'ground', budget: 80 },
    sells: [
      'Fischer Emme 4', 'Fischer Emme 4 Trapez', 'Fischer Emme Start', 'Fischer Emme 6', 'Fischer Emme 6 Trapez', 'Fischer Emme 6 Wave',
      'Ego Quartier', 'Allegro Bellevue Wave', 'Allegro Bellevue Trapez', 'Allegro Bellevue Diamant', 'Allegro Bellevue Nabe',
      'Fischer Rhône', 'Fischer Rhône Trapez', 'Fischer Rhône Diamant', 'Fischer Rhône Träger', 'Benno Seefeld Kette', 'Kalkhoff Aare 5',
    ],
    never: ['Stromer Murten 3', 'Stromer Transit'],
  },
  // Wishes that contradict each other
  {
    name: 'Corinne, 34, Vevey',
    story: 'A two-year-old on the back and a flat on the first floor. What she can carry has no rack for a seat, so she is shown the lightest that has.',
    answers: {
      height: 170, uses: ['kids', 'town'], terrain: 'hilly', distance: 8, speed: 25,
      load: 'child', entry: 'any', storage: 'carry', budget: 110,
    },
    sells: [
      'Benno Seefeld Kette', 'Cilo Lavaux', 'Cilo Lavaux Trapez', 'Cilo Lavaux Homme', 'Focus Simme 4', 'Ego Quartier',
      'Allegro Bellevue Diamant',
    ],
    never: ['Benno Töss Mini', 'Fischer Ergolz', 'Simpel Sihl Eingang', 'Cilo Lavaux Mono', 'Kalkhoff Bodan 5'],
  },
  {
    name: 'Monika, 53, Langenthal',
    story: 'Wants 45 km/h and the lowest of steps, and is one metre fifty-seven. A trapeze frame is as low as fast bikes go.',
    answers: {
      height: 157, uses: ['work'], terrain: 'hilly', distance: 30, speed: 45,
      load: 'bags', entry: 'low', storage: 'ground', budget: 155,
    },
    sells: ['Stromer Murten 3 Tief', 'Allegro Express 45 Trapez'],
    never: ['Stromer Transit', 'Stromer Murten 3', 'Allegro Express 45', 'Bergstrom Calanda 45'],
  },
  {
    name: 'Karl, 66, Chiasso',
    story: 'One metre ninety-six and a new knee: he asks for a low step, but the low frames end before him.',
    answers: {
      height: 196, uses: ['town', 'tours'], terrain: 'flat', distance: 15, speed: 25,
      load: 'bags', entry: 'low', storage: 'steps', budget: 110,
    },
    sells: ['Fischer Rhône Trapez', 'Fischer Emme 6 Trapez'],
    never: ['Kalkhoff Aare 7', 'Kalkhoff Bodan 5', 'Benno Seefeld', 'Fischer Rhône'],
  },
  {
    name: 'Barbara, 61, Savognin',
    story: 'Would like to leave the road and to step through the frame. Low frames for trails hardly exist.',
    answers: {
      height: 163, uses: ['trails', 'town'], terrain: 'offroad', distance: 20, speed: 25,
      load: 'little', entry: 'low', storage: 'ground', budget: 150,
    },
    sells: ['Haibike Klausen 7 Tief', 'Focus Säntis 6 Low', 'Kalkhoff Aare 9'],
    never: ['Haibike Klausen 9', 'Haibike Gotthard FS Pro'],
  },
  {
    name: 'Besa, 30, Emmenbrücke',
    story: 'Two children, and eighty francs a month. Nothing that carries two is so cheap; the next above is shown and said to be dearer.',
    answers: {
      height: 162, uses: ['kids', 'town'], terrain: 'flat', distance: 6, speed: 25,
      load: 'children', entry: 'medium', storage: 'ground', budget: 80,
    },
    sells: ['Fischer Ergolz', 'Benno Seefeld Due'],
    never: ['Fischer Emme 4', 'Simpel Sihl Eingang', 'Ego Quartier', 'Allegro Bellevue Trapez'],
  },
]; // prettier-ignore

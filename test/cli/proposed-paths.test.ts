/** What the editing commands propose for a path or a value that was typed incompletely. */
import * as assert from 'uvu/assert';
import { add, after, get, remove, set } from '../support/edit-commands.ts';
import { suite } from '../support/suite.ts';

suite('an incomplete command', (test) => {
  for (const [title, action, stderr] of [
    [
      'where a value is that was named alone',
      get('tuesday'),
      'The config has no “tuesday”. Did you mean “clinic.hours.tuesday”?',
    ],
    [
      'the entry with a name that visitors read',
      get('Massage.price'),
      'The config has no “Massage”. Did you mean “catalogue.massage.price”?',
    ],
    [
      'the list that an item is in',
      add('closure', ['from=2027-12-24']),
      'The config has no “closure”. Did you mean “clinic.closures”?',
    ],
    [
      'a field that is not set yet',
      set(['cupping.subtitle', 'Warm']),
      'The config has no “cupping”. Did you mean “catalogue.cupping.subtitle”?',
    ],
    [
      'the only name that begins like it',
      set(['clinic.hours.sat', '9-12']),
      '“clinic.hours” has no “sat”. Did you mean “clinic.hours.saturday”?',
    ],
    [
      'no other year, whose value would be lost',
      set(['clinic.bankHolidays.2028', 'closed']),
      '“clinic.bankHolidays” has no “2028”. It has: 2026, 2027.',
    ],
    [
      'the path of a value that was named in words',
      get(['catalogue', 'massage', 'price']),
      '“catalogue massage price” is not a path. Write: npx site get catalogue.massage.price',
    ],
    ['one path for two values', get(['clinic.phone', 'clinic.email']), 'Write one path: npx site get PATH'],
    [
      'the path of an entry that was named after its part of the config',
      remove(['catalogue', 'cupping']),
      '“catalogue cupping” is not a path. Write: npx site remove catalogue.cupping',
    ],
    [
      'values, not an address that contains the name',
      get('treatment'),
      'The config has no “treatment”. Did you mean “catalogue”?',
    ],
    [
      'both values with a name',
      set(['duration', '45min']),
      'The config has no “duration”. Did you mean “catalogue.massage.duration” or “catalogue.cupping.duration”?',
    ],
    [
      'the value with the shortest path',
      get('description'),
      'The config has no “description”. Did you mean “clinic.description”?',
    ],
    [
      'the names beside an unknown one',
      set(['hours.x', 'closed']),
      '“clinic.hours” has no “x”. It has: monday, tuesday, wednesday, thursday, friday, saturday, sunday.',
    ],
    [
      'the path of a treatment that was named in words',
      remove(['treatment', 'Cupping']),
      '“treatment Cupping” is not a path. Write: npx site remove catalogue.cupping',
    ],
    [
      'the whole command for a path in words',
      set(['massage', 'price', '£65 per hour']),
      "“massage price” is not a path. Write: npx site set catalogue.massage.price '£65 per hour'",
    ],
    [
      'the whole command for a path and a value in words',
      set(['massage', 'price', '£65', 'per', 'hour']),
      "“massage price” is not a path. Write: npx site set catalogue.massage.price '£65 per hour'",
    ],
    [
      'the path of a value that was named after its group',
      set(['clinic.hours', 'saturday', 'closed']),
      '“clinic.hours saturday” is not a path. Write: npx site set clinic.hours.saturday closed',
    ],
    [
      'the paths of several values that were named after their group',
      set(['clinic.hours', 'saturday', 'closed', 'monday', '9am-5pm']),
      '“clinic.hours saturday” is not a path. Write: npx site set clinic.hours.saturday closed clinic.hours.monday 9am-5pm',
    ],
    [
      'a path and a value without the sign between them',
      set(['catalogue.massage.price=£65', 'per', 'hour']),
      "A path and its value are two words, without a sign between them. Write: npx site set catalogue.massage.price '£65 per hour'",
    ],
    [
      'a path and a value without the colon after the path',
      set(['clinic.phone:', '0113 496 0001']),
      "A path and its value are two words, without a sign between them. Write: npx site set clinic.phone '0113 496 0001'",
    ],
    [
      'paths for fields that were written as for a new entry',
      set(['catalogue.massage', 'price=65', 'duration', '=', '45min']),
      'A path and its value are two words, without a sign between them. Write: npx site set catalogue.massage.price 65 catalogue.massage.duration 45min',
    ],
    [
      'quotation marks for a value with spaces',
      set(['catalogue.massage.name', 'Deep', 'tissue', 'massage']),
      "A value with spaces needs quotation marks. Write: npx site set catalogue.massage.name 'Deep tissue massage'",
    ],
    [
      'the path of a second value, which is misspelt',
      set(['clinic.phone', '0113 496 0001', 'clinic.hours.mondy', 'closed']),
      '“clinic.hours” has no “mondy”. Did you mean “clinic.hours.monday”?',
    ],
    [
      'the value of a treatment that a price is for',
      set(['catalogue.massage', '65']),
      '“catalogue.massage” is not a single value. Set one of its values, such as catalogue.massage.price.',
    ],
    [
      'the value of a group that a text may be for',
      set(['clinic.address', 'Leeds']),
      '“clinic.address” is not a single value. Set one of its values, such as clinic.address.street.',
    ],
    [
      'how to add to a list',
      set(['catalogue.massage.packages', '£300']),
      '“catalogue.massage.packages” is a list, not a single value. To add to it, use “npx site add catalogue.massage.packages”; or set one of its values, such as catalogue.massage.packages.0.label.',
    ],
    [
      'the form of a list that is not set yet',
      set(['catalogue.cupping.packages', '£300']),
      "“catalogue.cupping.packages” is a list, not a single value. Write its items like '[{ … }, { … }]'.",
    ],
    [
      'how to add to an empty list',
      set(['clinic.socialProfiles', 'Instagram']),
      '“clinic.socialProfiles” is a list, not a single value. To add to it, use “npx site add clinic.socialProfiles”.',
    ],
  ] as const)
    test(`is answered with ${title}`, async () => {
      const edited = await after(action);
      assert.equal([edited.stderr, edited.added, edited.code], [stderr, [], 2]);
    });
});

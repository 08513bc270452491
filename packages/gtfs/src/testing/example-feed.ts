/** The example feed of the GTFS reference, rebuilt for a fictional valley in a time zone whose clocks change. */

const text = {
  'agency.txt': `agency_id,agency_name,agency_url,agency_timezone
VT,Valley Transit,https://valley.example,America/New_York
`,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
SPRING,Cold Spring Lodge,40.4251,-75.1332,0,
MILL,Mill Street,40.4053,-75.1161,0,
DEPOT,Old Depot,40.4151,-75.0942,1,
DEPOT-A,Old Depot (north side),40.4152,-75.0943,0,DEPOT
DEPOT-B,Old Depot (south side),40.4150,-75.0941,0,DEPOT
LIBRARY,Library,40.4221,-75.0863,0,
FARM,Quarry Farm,40.4411,-75.0781,0,
AIR,Valley Airfield,40.3951,-75.0511,0,
ISLE,"Heron Isle, ""Ferry""",40.3801,-75.0311,0,
`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color
AS,VT,10,Airfield - Spring,3,0057B8,FFFFFF
DL,VT,20,Depot - Library,3,,
CITY,VT,30,Town circle,3,FFCC00,000000
NIGHT,VT,N1,Night bus,3,,
FERRY,VT,,Heron Isle Ferry,4,,
`,
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id
AS,FULLW,AS1,To the springs,0
AS,FULLW,AS2,To the airfield,1
DL,WD,DL1,To the library,0
DL,WE,DL2,To the library,0
CITY,FULLW,CITY1,Town circle,0
CITY,WD,CITY2,Town circle express,0
NIGHT,SAT,N1A,Quarry Farm,0
FERRY,FAIR,F1,,0
`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,stop_headsign,timepoint
AS1,8:00:00,8:00:00,AIR,1,,,,
AS1,,,DEPOT-A,2,,,,
AS1,8:20:00,8:22:00,MILL,3,1,,,
AS1,8:30:00,8:30:00,SPRING,4,,,,
AS2,11:20:00,11:20:00,SPRING,10,,,,
AS2,11:40:00,11:45:00,DEPOT-B,20,,1,Airfield via depot,
AS2,12:00:00,12:00:00,AIR,30,,,,
DL1,12:05:00,12:05:00,DEPOT-A,1,,,,
DL1,12:15:00,12:15:00,LIBRARY,2,,,,
DL2,14:05:00,14:05:00,DEPOT-A,1,,,,
DL2,14:15:00,14:15:00,LIBRARY,2,,,,
CITY1,0:00:00,0:00:00,DEPOT-A,1,,,,
CITY1,0:05:00,0:07:00,MILL,2,,,,
CITY1,0:15:00,0:15:00,DEPOT-A,3,,,,
CITY2,0:00:00,0:00:00,DEPOT-B,1,,,,
CITY2,0:10:00,0:10:00,MILL,2,,,,
N1A,25:10:00,25:10:00,DEPOT-A,1,,,,
N1A,25:40:00,25:40:00,LIBRARY,2,,,,
N1A,26:30:00,26:30:00,FARM,3,,,,
F1,15:00:00,15:00:00,AIR,1,3,,,0
F1,15:40:00,15:40:00,ISLE,2,,,,
`,
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
FULLW,1,1,1,1,1,1,1,20260101,20261231
WD,1,1,1,1,1,0,0,20260101,20261231
WE,0,0,0,0,0,1,1,20260101,20261231
SAT,0,0,0,0,0,1,0,20260101,20261231
`,
  'calendar_dates.txt': `service_id,date,exception_type
WD,20260703,2
WE,20260703,1
FAIR,20260912,1
FAIR,20260920,1
`,
  'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times
CITY1,6:00:00,7:00:00,1800,0
CITY1,7:00:00,8:00:00,1200,0
CITY2,16:00:00,17:00:00,1800,1
`,
  'feed_info.txt': `feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version
Valley Transit,https://valley.example,en,20260101,20261231,2026-1
`,
  'translations.txt': `table_name,field_name,language,translation,record_id,field_value
stops,stop_name,fr,Ancienne gare,DEPOT,
trips,trip_headsign,fr,Vers la bibliothèque,,To the library
`,
};

export type ExampleFile = keyof typeof text;

/** @param changedFiles texts that replace files, or undefined to leave one out */
export function exampleFiles(
  changedFiles: Partial<Record<ExampleFile, string | undefined>> = {},
): Map<string, Uint8Array> {
  const files = Object.entries({ ...text, ...changedFiles });
  return new Map(files.flatMap(([name, content]) => (content === undefined ? [] : [[name, encode(content)] as const])));
}

export const exampleText = (name: ExampleFile): string => text[name];

export const encode = (content: string): Uint8Array => new TextEncoder().encode(content);

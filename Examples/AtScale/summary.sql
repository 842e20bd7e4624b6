-- What a survey found, in DuckDB: cd OUTPUT && duckdb < summary.sql

-- The rules that fire most, and on how many screens.
SELECT rule, count(*) AS findings, count(DISTINCT id) AS screens
FROM (SELECT id, unnest(rules) AS rule FROM 'results/*.parquet')
GROUP BY rule ORDER BY findings DESC, rule LIMIT 20;

-- Swipes to the first heading, by app.
SELECT app, count(*) AS screens, count(first_heading) AS with_heading,
       median(first_heading) AS median_swipes, max(first_heading) AS most_swipes, round(avg(errors), 2) AS errors_a_screen
FROM 'results/*.parquet' GROUP BY app ORDER BY app;

-- Records that were set aside, by reason.
SELECT code, message, count(*) AS records
FROM 'rejected/*.parquet' GROUP BY code, message ORDER BY records DESC, message LIMIT 20;
